import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { Refusal } from '#server/platform/http/refusal.ts';

/** One core stays with the service; a photo of 50 megapixels takes 150 to 600 MB. */
const atOnce = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** Who takes longer is no photo but a trap. */
const patienceMs = 60_000;

const program = fileURLToPath(new URL('./develop-photo-process.ts', import.meta.url));

const verdict = z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.number()) }));

const start = promisify(execFile);

const verdictOn = async (from: string, to: string, signal: AbortSignal) => {
  try {
    const { stdout } = await start(process.execPath, ['--max-old-space-size=64', program, from, to], {
      signal,
      timeout: patienceMs,
      killSignal: 'SIGKILL',
      // Nothing of what we know goes along.
      env: {},
      maxBuffer: 10_000,
    });
    return z.parse(verdict, JSON.parse(stdout));
  } catch (error) {
    signal.throwIfAborted();
    // A bomb, or a fault of the library, took that process with it and nothing else.
    if (error instanceof Error && 'signal' in error && error.signal) return { code: 'no_image', params: {} };
    throw error;
  }
};

/**
 * A photo as we keep it, written to `to`: decoded and made anew as WebP, upright, at most 1920 px a side, with no metadata
 * of any kind (PROF-4, GDPR-5). In a process of its own (decision 0019): what strangers send is never decoded in ours.
 * Throws `no_image`, `image_too_small` or `image_too_large`.
 */
export async function developPhoto(from: string, to: string, signal: AbortSignal): Promise<void> {
  const found = await atOnce(() => verdictOn(from, to, signal));
  if (found !== null) throw new Refusal(found.code, found.params);
}
