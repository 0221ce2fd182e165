import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the given master key, or the key of the data folder, which is created if missing. SECRET_KEY is
 * required for several processes and for a machine that may lose its disk. With another key every existing
 * link, hash and sealed value is invalid.
 */
export function masterKey(dataDir: string, given: string | null): Buffer {
  if (given !== null) return Buffer.from(given, 'utf8');
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // If two processes start at the same time, one of them creates the key and both read it.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
