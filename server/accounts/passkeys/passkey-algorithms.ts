/**
 * Accepted signature algorithms of passkeys (COSE): Ed25519, ES256, RS256. Newer ones are still experimental
 * in Node.
 */
export const passkeyAlgorithms: number[] = [-8, -7, -257];
