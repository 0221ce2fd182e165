import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The user that runs PostgreSQL if we are root, because PostgreSQL refuses to run as root. Null: our own
 * user.
 */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const candidates = ['postgres', 'nobody'];

export function databaseUser(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name ?? '', { uid: Number(uid), gid: Number(gid) }] as const),
  );
  for (const name of candidates) {
    const user = users.get(name);
    if (user !== undefined && user.uid !== 0) return user;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has no user named postgres or nobody: start as another user.',
  );
}

const mayPass = (folder: Stats, user: RunAs): boolean => {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
};

/** Whether the user may enter this folder and every folder above it. */
export function canReach(folder: string, user: RunAs | null): boolean {
  if (user === null) return true;
  for (let place = folder; ; place = dirname(place)) {
    if (!mayPass(statSync(place), user)) return false;
    if (place === dirname(place)) return true;
  }
}
