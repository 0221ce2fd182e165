import type { Keys } from '#server/platform/keys/keys.ts';

/**
 * Normalises an e-mail address for storage and comparison. No two people have mailboxes that differ only in
 * case.
 */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase();

export const addressHashBytes = 16;

/** Keyed hash of an address that must get no mail. Without the key it reveals nothing (EML-7). */
export const addressHash = (keys: Keys, email: string): Buffer =>
  keys.mac('notifications/suppression', normalizeAddress(email)).subarray(0, addressHashBytes);
