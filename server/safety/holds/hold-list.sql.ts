import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { HoldGround } from '#contract/safety/hold.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';

export interface HoldRow {
  readonly id: Id;
  readonly member_id: Id;
  readonly site_id: number;
  readonly ground: HoldGround;
  readonly words: string | null;
  readonly authority: string | null;
  readonly case_number: string | null;
  readonly report_id: Id | null;
  readonly placed_by: Id;
  readonly placer: string;
  readonly owner: string;
  readonly placed_at: Date;
  readonly review_at: Date;
  readonly frozen_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly unfrozen_at: Date | null;
  readonly released_at: Date | null;
  readonly release_waits: boolean;
}

/** Selects holds: of one member, or those in force or released. */
export type HoldFilter =
  | { readonly member: Id }
  | { readonly list: 'open' | 'released'; readonly offset: number; readonly limit: number };

/** Holds with their operators. Open ones: unconfirmed freezes first, then by the review. */
export async function holdRows(db: Handle, filter: HoldFilter, now: Date): Promise<HoldRow[]> {
  const those =
    'member' in filter
      ? sql`held.member_id = ${filter.member}`
      : sql`(held.released_at is null) = ${filter.list === 'open'}`;
  const [offset, limit] = 'member' in filter ? [0, 100] : [filter.offset, filter.limit];
  const { rows } = await sql<HoldRow>`
    select held.id, held.member_id, held.site_id, held.ground, held.words, held.authority, held.case_number,
      held.report_id, held.placed_by, placer.email as placer, owner.email as owner, held.placed_at,
      held.review_at, held.frozen_at, held.confirmed_at, held.unfrozen_at, held.released_at,
      exists (select from approvals where approvals.member_id = held.member_id and kind = 'release'
        and decided_at is null and expires_at > ${now} and payload ->> 'hold' = held.id::text) as release_waits
    from evidence_holds held
    join operators placer on placer.id = held.placed_by
    join operators owner on owner.id = held.owner_id
    where ${those}
    order by held.released_at desc nulls first,
      held.frozen_at is not null and held.unfrozen_at is null and held.confirmed_at is null desc,
      held.review_at, held.id
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Numbers of holds whose review is due and of freezes that nobody confirmed. */
export async function countHolds(db: Handle, now: Date): Promise<{ due: number; unconfirmed: number }> {
  const { rows } = await sql<{ due: number; unconfirmed: number }>`
    select count(*) filter (where review_at <= ${now})::int as due,
      count(*) filter (where frozen_at is not null and unfrozen_at is null and confirmed_at is null)::int as unconfirmed
    from evidence_holds where released_at is null`.execute(db);
  return rows[0] ?? { due: 0, unconfirmed: 0 };
}

/** Numbers of holds per site that need an operator now: a due review, or a freeze unconfirmed for long. */
export async function lateHolds(
  db: Handle,
  { now, confirmHours }: { readonly now: Date; readonly confirmHours: number },
): Promise<Array<{ readonly site: number; readonly number: number }>> {
  const { rows } = await sql<{ site: number; number: number }>`
    select site_id as site, count(*)::int as number from evidence_holds
    where released_at is null and (review_at <= ${now} or (frozen_at <= ${addHours(now, -confirmHours)}
      and unfrozen_at is null and confirmed_at is null))
    group by site_id order by site_id`.execute(db);
  return rows;
}
