import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);

export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly url: string;
  readonly seconds?: number;
  readonly connections?: number;
  /** Sent in turn; one plain GET if omitted. */
  readonly requests?: readonly LoadRequest[];
  /**
   * Picks requests randomly instead, and replaces each `{uuid}` in a path or body with a new one. Used for
   * calls that must not repeat.
   */
  readonly byLot?: true;
}

const report = z.object({
  perSecond: z.number(),
  failed: z.number(),
  statuses: z.record(z.string(), z.object({ count: z.number() })),
});

/** Answered requests per second, sent by a separate process. Any failure invalidates the figure. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { stdout } = await run(process.execPath, [
    `${import.meta.dirname}/load-child.ts`,
    JSON.stringify(load),
  ]);
  const measured = z.parse(report, JSON.parse(stdout));
  if (measured.failed > 0) {
    const statuses = Object.entries(measured.statuses).map(
      ([status, { count }]) => `${count} times ${status}`,
    );
    throw new Error(`${measured.failed} failed (${statuses.join(', ')}): ${load.url}`);
  }
  return measured.perSecond;
}
