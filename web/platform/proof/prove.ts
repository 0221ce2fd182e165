import { createStore } from '../store.ts';

/** Number of proofs that are being computed. */
export const proving = createStore(0);

const solveInWorker = (challenge: unknown, signal: AbortSignal | undefined): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    worker.onmessage = ({ data }) => {
      end();
      resolve(data);
    };
    // The browser could not load the worker.
    worker.onerror = () => {
      end();
      resolve(null);
    };
    worker.postMessage(challenge);
  });

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/**
 * Solves a challenge of the server in a worker, so that the page stays responsive. Returns the value of the
 * header `x-proof`, or null if this browser cannot solve the challenge.
 */
export async function prove(challenge: string, signal?: AbortSignal): Promise<string | null> {
  proving.change((count) => count + 1);
  try {
    const task: unknown = JSON.parse(new TextDecoder().decode(bytesOf(challenge)));
    const solution = await solveInWorker(task, signal);
    if (solution === null) return null;
    return btoa(JSON.stringify({ challenge: task, solution }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  } finally {
    proving.change((count) => count - 1);
  }
}
