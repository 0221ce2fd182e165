/**
 * Normalises an e-mail address for storage and comparison. No two people have mailboxes that differ only in
 * case.
 */
export const mailboxName = (email: string): string => email.trim().toLowerCase();
