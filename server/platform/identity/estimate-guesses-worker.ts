import { parentPort } from 'node:worker_threads';
import { loadStrengthEstimator } from './password-dictionaries.ts';

// A thread that estimates guesses. An estimate takes up to a tenth of a second of computing, too long for the
// thread that answers requests (decision 0070). `estimate-guesses.ts` starts it.

/** A password with words that its owner's guesser knows. */
export interface Question {
  readonly id: number;
  readonly password: string;
  readonly ownWords: readonly string[];
}

/** The number of guesses as a power of ten. */
export interface Answer {
  readonly id: number;
  readonly guessesLog10: number;
}

const estimator = await loadStrengthEstimator();

parentPort?.on('message', ({ id, password, ownWords }: Question) => {
  const { guessesLog10 } = estimator.check(password, [...ownWords]);
  parentPort?.postMessage({ id, guessesLog10 } satisfies Answer);
});
parentPort?.postMessage('loaded');
