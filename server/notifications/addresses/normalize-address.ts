/**
 * Normalises an e-mail address for storage and comparison. No two people have mailboxes that differ only in
 * case.
 */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase();
