/** Signatures a passkey may make (COSE): Ed25519, ES256, RS256. What comes after them is an experiment in Node yet. */
export const passkeyAlgorithms: number[] = [-8, -7, -257];
