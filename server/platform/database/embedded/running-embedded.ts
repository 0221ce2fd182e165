import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPlace } from './cluster-place.ts';
import { livingPostmaster } from './postmaster.ts';

/** Address of the embedded database that a running service has open; null: it is not running. */
export function runningEmbedded(dataDir: string): string | null {
  const place = findPlace(dataDir);
  if (livingPostmaster(place.cluster) === null) return null;
  // Its fourth line is the port.
  const port = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return port ? `postgres://vonk:${place.password}@127.0.0.1:${port}/vonk` : null;
}
