import type { Handle } from '#server/platform/database/handle.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { inviteHash, newInviteCode } from './invite-code.ts';
import { insertInvites } from './invites.sql.ts';

interface WantedInvites {
  readonly site: number;
  readonly count: number;
  /** Validity in days. */
  readonly days: number;
  readonly now: Date;
}

/** Creates invite codes of a site (ACC-3). The codes are returned here; only their hashes are stored. */
export async function createInvites(
  db: Handle,
  { site, count, days, now }: WantedInvites,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, newInviteCode);
  await insertInvites(db, { site, hashes: codes.map(inviteHash), now, expires: daysAfter(now, days) });
  return codes;
}
