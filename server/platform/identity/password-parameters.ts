/**
 * argon2id parameters of at least the strength of AUTH-1. A change is applied at each member's next login.
 */
export const passwordParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Normalises a password before hashing: the same characters typed on another keyboard are the same password
 * (AUTH-2).
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');
