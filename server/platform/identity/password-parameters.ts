/** argon2id as AUTH-1 asks at least; a change is applied at each member's next login. */
export const passwordParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A password as it is hashed: the same signs typed on another keyboard are the same password (AUTH-2). */
export const passwordText = (password: string): string => password.normalize('NFKC');
