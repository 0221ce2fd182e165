import { writeSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Structured log lines (pino). Never personal data: row ids are fine; addresses, names and texts are not
 * (OPS-3).
 */
export type Logger = FastifyBaseLogger;

const enough = 16 * 1024;
const delayMs = 50;

/**
 * Writes log lines to standard output. Lines are collected for a moment, because a write per line costs as
 * much as a small answer. The rest is written when the process ends.
 */
export function logStream(): { write(line: string): void } {
  let gathered = '';
  let timer: NodeJS.Timeout | null = null;

  const take = (): string => {
    const lines = gathered;
    gathered = '';
    if (timer !== null) clearTimeout(timer);
    timer = null;
    return lines;
  };

  process.once('exit', () => {
    if (gathered === '') return;
    try {
      writeSync(1, take());
    } catch {
      // Standard output has no reader any more.
    }
  });

  return {
    write(line) {
      gathered += line;
      if (gathered.length >= enough) process.stdout.write(take());
      else timer ??= setTimeout(() => process.stdout.write(take()), delayMs).unref();
    },
  };
}
