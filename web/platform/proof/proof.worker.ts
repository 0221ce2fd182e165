import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which a slow device gives up. The challenge itself expires after five minutes. */
const timeout = 90_000;

/** Solves one challenge beside the page, and posts the solution or null. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solveChallenge({ challenge: data, deriveKey, timeout }).catch(() => null));
};
