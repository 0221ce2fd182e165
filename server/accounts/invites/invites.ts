import { createHash, randomInt } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Settings } from '#contract/sites/settings.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Site } from '#server/sites/door.ts';
import type { TrafficSource } from '#server/tracking/door.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { insertInvites, spendInvite } from './invites.sql.ts';

/** Without I, L, O and U, so that a code survives being read aloud or copied by hand. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in four groups: ABCD-EFGH-JKMN-PQRS. */
const newInviteCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** The stored hash of a code, however it was typed: groups, case and look-alikes do not matter (ACC-3). */
export const inviteHash = (code: string): Buffer => {
  const plain = code.toUpperCase().replace(/[\s-]/gu, '').replace(/O/gu, '0').replace(/[IL]/gu, '1');
  return createHash('sha256').update(plain).digest();
};

interface WantedInvites {
  readonly site: number;
  readonly count: number;
  /** Validity in days. */
  readonly days: number;
  readonly now: Date;
  readonly operator?: Id;
}

/** Creates invite codes of a site (ACC-3). The codes are returned here; only their hashes are stored. */
export async function createInvites(
  db: Handle,
  { site, count, days, now, operator }: WantedInvites,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, newInviteCode);
  await insertInvites(db, {
    ...{ site, hashes: codes.map(inviteHash), now, expires: daysAfter(now, days) },
    operator: operator ?? null,
  });
  return codes;
}

/**
 * Returns whether the site accepts this new member without an invite. Some sites accept everybody, others
 * only members from a traffic source (ACC-3).
 */
export function admitsWithoutInvite(mode: Settings['signups'], { network, ref }: TrafficSource): boolean {
  if (mode === 'with_trafficsource') return Boolean(network) || Boolean(ref);
  return mode === 'all';
}

interface InviteUse {
  readonly code: string;
  readonly site: Site;
  readonly now: Date;
  /** Null if no account came of it. */
  readonly member: Id | null;
}

/**
 * Uses up the code for one account. Throws `invite_invalid` at the field if the code opens no account any
 * more.
 */
export async function redeemInvite(db: Handle, { code, site, now, member }: InviteUse): Promise<void> {
  if (!(await spendInvite(db, { hash: inviteHash(code), site: site.id, now, member })))
    throw new Refusal('invalid_input', {}, [{ field: 'invite', code: 'invite_invalid', params: {} }]);
}
