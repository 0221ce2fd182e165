import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The master key: the given one, or that of the data folder, which is made where it lacks. Several processes, or a
 * machine that may lose its disk, need SECRET_KEY: with another key every link, hash and sealed value made before is void.
 */
export function masterKey(dataDir: string, given: string | null): Buffer {
  if (given !== null) return Buffer.from(given, 'utf8');
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two starts at once one makes it and both read it.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
