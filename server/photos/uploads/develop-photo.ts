import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { minute } from '#contract/kit/durations.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** One core stays free for the service. A photo of 50 megapixels takes 150 to 600 MB. */
const atOnce = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** A file that takes longer is treated as an attack, not as a photo. */
const timeoutMs = minute;

const program = fileURLToPath(new URL('./develop-photo-process.ts', import.meta.url));

const verdict = z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.number()) }));

const start = promisify(execFile);

const verdictOn = async (from: string, to: string, signal: AbortSignal) => {
  try {
    const { stdout } = await start(process.execPath, ['--max-old-space-size=64', program, from, to], {
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      // The process gets none of our secrets.
      env: {},
      maxBuffer: 10_000,
    });
    return z.parse(verdict, JSON.parse(stdout));
  } catch (error) {
    signal.throwIfAborted();
    // A decompression bomb or a library crash killed only that process.
    if (error instanceof Error && 'signal' in error && error.signal) return { code: 'no_image', params: {} };
    throw error;
  }
};

/**
 * Re-encodes a photo as upright WebP of at most 1920 px a side, without any metadata, and writes it to `to`
 * (PROF-4, GDPR-5). Runs in a separate process, so that untrusted input is never decoded in ours (decision
 * 0019). Throws `no_image`, `image_too_small` or `image_too_large`.
 */
export async function reencodePhoto(from: string, to: string, signal: AbortSignal): Promise<void> {
  const found = await atOnce(() => verdictOn(from, to, signal));
  if (found !== null) throw new Refusal(found.code, found.params);
}
