import { setTimeout as wait } from 'node:timers/promises';
import { type MollieError, toMollieError } from './mollie-error.ts';

const limitMs = 10_000;

/** The pauses before an interrupted call is retried with its key. */
const pausesMs = [300, 1500];

const tooLate = async (ms: number, signal: AbortSignal): Promise<never> => {
  await wait(ms, undefined, { signal });
  throw new Error('time limit exceeded');
};

/** Adds the time limit that the client lacks (PAY-14). Rejects with a MollieError. */
export async function mollieCall<T>(asked: string, call: () => Promise<T>, ms = limitMs): Promise<T> {
  const answered = new AbortController();
  try {
    return await Promise.race([call(), tooLate(ms, answered.signal)]);
  } catch (error) {
    throw toMollieError(asked, error);
  } finally {
    answered.abort();
  }
}

/** The connection broke, or an earlier call with this key is still running there. */
const isRetryable = ({ status }: MollieError): boolean => status === null || status === 409;

/**
 * For calls with a stored key: whatever happened to the first call, another call with the same key is the
 * same call (PAY-13). All attempts together have the time limit of one call.
 */
export function mollieCallWithKey<T>(asked: string, call: () => Promise<T>): Promise<T> {
  const end = performance.now() + limitMs;
  const tried = async (pauses: readonly number[]): Promise<T> => {
    try {
      return await mollieCall(asked, call, Math.max(1, end - performance.now()));
    } catch (error) {
      const failure = toMollieError(asked, error);
      const [pause, ...rest] = pauses;
      if (pause === undefined || !isRetryable(failure) || performance.now() + pause >= end) throw failure;
      await wait(pause);
      return tried(rest);
    }
  };
  return tried(pausesMs);
}
