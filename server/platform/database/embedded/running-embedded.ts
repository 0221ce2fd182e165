import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClusterPlace } from './cluster-place.ts';
import { livingPostmaster } from './postmaster.ts';

/** URL of the embedded database of a running service. Null if it is not running. */
export function runningDatabaseUrl(dataDir: string): string | null {
  const place = findClusterPlace(dataDir);
  if (livingPostmaster(place.cluster) === null) return null;
  // The fourth line holds the port.
  const port = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return port ? `postgres://vonk:${place.password}@127.0.0.1:${port}/vonk` : null;
}
