import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import type { Answer, Question } from './estimate-guesses-worker.ts';

/** One thread per process: the dictionaries take 60 MB in each. An estimate takes 10 to 90 ms. */
const queue = pLimit(1);

/** Longest queue that is worth waiting for: 100 estimates take up to 9 seconds. */
const longestQueue = 100;
const longestWaitMs = 20_000;
const longestEstimateMs = 30_000;
const comeBackSeconds = 10;

const busy = () => new Refusal('too_many_requests', { seconds: comeBackSeconds });

const program = new URL('./estimate-guesses-worker.ts', import.meta.url);

interface Thread {
  readonly worker: Worker;
  /** Resolves when the dictionaries are loaded. Rejects if the thread ends before. */
  readonly loaded: Promise<unknown>;
}

let current: Thread | undefined;
let questions = 0;
let open = 0;

/** The next estimate starts another thread. */
const forget = (worker: Worker): void => {
  if (current?.worker === worker) current = undefined;
};

/** Starts a thread. It gets none of our secrets and does not keep the process alive. */
function startThread(): Thread {
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.once('error', () => forget(worker)).once('exit', () => forget(worker));
  worker.unref();
  return { worker, loaded: once(worker, 'message') };
}

/** Returns the thread once it has loaded its dictionaries: half a second, or more on a busy machine. */
async function loadedThread(): Promise<Worker> {
  current ??= startThread();
  const { worker, loaded } = current;
  await loaded;
  return worker;
}

/** Asks the thread. Ends the thread if it does not answer in time. */
async function ask(question: Question): Promise<number> {
  const worker = await loadedThread();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onAnswer = ({ id, guessesLog10 }: Answer): void => {
    if (id === question.id) resolve(guessesLog10);
  };
  const onExit = (): void => reject(new Error('the thread that estimates passwords ended'));
  const timer = setTimeout(() => {
    reject(busy());
    forget(worker);
    void worker.terminate();
  }, longestEstimateMs);
  worker.on('message', onAnswer).once('error', reject).once('exit', onExit);
  worker.postMessage(question);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', onAnswer).off('error', reject).off('exit', onExit);
  }
}

/**
 * Returns how many guesses an attacker needs, as a power of ten, computed in a thread of its own. Throws
 * `too_many_requests` if the queue is full, or if no answer came in time.
 */
export async function estimateGuesses(password: string, ownWords: readonly string[]): Promise<number> {
  if (open > longestQueue) throw busy();
  open += 1;
  try {
    await loadedThread();
    const latest = performance.now() + longestWaitMs;
    return await queue(() => {
      if (performance.now() > latest) throw busy();
      questions += 1;
      return ask({ id: questions, password, ownWords });
    });
  } finally {
    open -= 1;
  }
}
