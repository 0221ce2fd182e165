import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { ban, type Ground, type Restriction, type RestrictionKind } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { suspendedUntil as suspensionEnd } from '../moderation-queue/case-times.ts';
import { isAnyBannedOf, overRestricted as over, restrictionRows } from './restrictions.sql.ts';

/**
 * SQL condition for any statement: the member is hidden, suspended or banned, until the end of the
 * restriction has been carried out (DSA-6).
 */
export const isRestricted = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from restrictions where restrictions.member_id = ${member}::bigint)`;

/** Whether a restriction or a silent freeze is in force. */
export async function isRestrictedNow(db: Handle, member: Id): Promise<boolean> {
  return (await restrictionRows(db, member)).length > 0 || (await isFrozen(db, member));
}

/**
 * End of a member's suspension or ban; null for one without an end. Undefined if the member is neither
 * suspended nor banned.
 */
export async function banOf(db: Handle, member: Id, now: Date): Promise<Date | null | undefined> {
  const ends = (await restrictionRows(db, member))
    .filter(({ kind, until }) => ban.safeParse(kind).success && (until === null || until > now))
    .map(({ until }) => until);
  if (ends.length === 0) return undefined;
  if (ends.includes(null)) return null;
  return new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
}

/** The rules behind a member's bans, which have no end; empty for a member who is not banned (DSA-6). */
export async function banGrounds(db: Handle, member: Id): Promise<Ground[]> {
  const rows = await restrictionRows(db, member);
  return rows.filter(({ kind }) => kind === 'banned').map(({ ground }) => ground);
}

/**
 * Returns whether any of these accounts of one person is banned, because a ban holds for all of them
 * (TRUST-9).
 */
export const isAnyBanned = (db: Handle, members: readonly Id[]): Promise<boolean> =>
  isAnyBannedOf(db, members);

/** A page of members whose suspension is over, with ids above `after`. */
export function expiredSuspensions(db: Handle, now: Date, after: Id, limit: number): Promise<Id[]> {
  return over(db, now, after, limit);
}

/** End of a suspension of that many days. */
export const suspendedUntil = (now: Date, days: number): Date => suspensionEnd(now, days);

/** A row as its member and operators see it. */
export const restrictionOf = (row: {
  readonly report_id: Id;
  readonly kind: RestrictionKind;
  readonly ground: Ground;
  readonly since: Date;
  readonly until: Date | null;
}): Restriction => ({
  number: caseNumber(row.report_id),
  kind: row.kind,
  ground: row.ground,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
});
