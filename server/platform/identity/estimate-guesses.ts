import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import type { Answer, Question } from './estimate-guesses-worker.ts';

/** One thread per process: the dictionaries take 60 MB in each. An estimate takes 10 to 90 ms. */
const queue = pLimit(1);

/** Longest queue that is worth waiting for. */
const longestQueue = 100;
const longestWaitMs = 10_000;
/** The first estimate loads the dictionaries, which takes seconds on a busy machine. */
const longestEstimateMs = 30_000;
const comeBackSeconds = 10;

const busy = () => new Refusal('too_many_requests', { seconds: comeBackSeconds });

const program = new URL('./estimate-guesses-worker.ts', import.meta.url);

let thread: Worker | undefined;
let questions = 0;

/** The next estimate starts another thread. */
const forget = (ended: Worker): void => {
  if (thread === ended) thread = undefined;
};

/** Starts a thread. It gets none of our secrets and does not keep the process alive. */
function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 256 };
  const started = new Worker(program, { env: {}, execArgv: [], resourceLimits });
  started.once('error', () => forget(started)).once('exit', () => forget(started));
  started.unref();
  return started;
}

/** Asks the thread. Ends the thread if it does not answer in time. */
async function ask(question: Question): Promise<number> {
  thread ??= startThread();
  const asked = thread;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onAnswer = ({ id, guessesLog10 }: Answer): void => {
    if (id === question.id) resolve(guessesLog10);
  };
  const onExit = (): void => reject(new Error('the thread that estimates passwords ended'));
  const timer = setTimeout(() => {
    reject(busy());
    forget(asked);
    void asked.terminate();
  }, longestEstimateMs);
  asked.on('message', onAnswer).once('error', reject).once('exit', onExit);
  asked.postMessage(question);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    asked.off('message', onAnswer).off('error', reject).off('exit', onExit);
  }
}

/** Number of running and waiting estimates. */
export const estimateQueue = (): { running: number; waiting: number } => ({
  running: queue.activeCount,
  waiting: queue.pendingCount,
});

/**
 * Returns how many guesses an attacker needs, as a power of ten, computed in a thread of its own. Throws
 * `too_many_requests` if the queue is full, or if no answer came in time.
 */
export async function estimateGuesses(password: string, ownWords: readonly string[]): Promise<number> {
  if (queue.pendingCount >= longestQueue) throw busy();
  const latest = performance.now() + longestWaitMs;
  return queue(() => {
    if (performance.now() > latest) throw busy();
    questions += 1;
    return ask({ id: questions, password, ownWords });
  });
}
