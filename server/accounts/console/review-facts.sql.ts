import { sql } from 'kysely';
import type { MemberState } from '#contract/accounts/console/member-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { stateOf } from './member-state.sql.ts';

interface Counted<Reason> {
  readonly reason: Reason;
  readonly number: number;
}

export interface ReviewFactsRow {
  readonly member: Id;
  readonly site_id: number;
  readonly language: string | null;
  readonly state: MemberState;
  readonly about: string | null;
  readonly approved: number;
  readonly refused: ReadonlyArray<Counted<RejectReason>>;
  readonly reports: ReadonlyArray<Counted<ReportReason>>;
}

/** Facts about members, one row each. Each part is one lookup by an index from the member. */
export async function reviewFactsOf(
  db: Handle,
  members: readonly Id[],
  textLength: number,
): Promise<ReviewFactsRow[]> {
  const { rows } = await sql<ReviewFactsRow>`
    select own.id as member, own.site_id, addresses.language, ${stateOf(sql`own.id`)} as state,
      left(own_profile.about, ${textLength}::int) as about,
      (select count(*)::int from photos where photos.member_id = own.id and status = 'active') as approved,
      coalesce((select json_agg(json_build_object('reason', reason, 'number', number) order by number desc, reason)
        from (select rejection as reason, count(*)::int as number from photos
          where photos.member_id = own.id and status = 'rejected' and rejection is not null group by rejection) refused),
        '[]') as refused,
      coalesce((select json_agg(json_build_object('reason', reason, 'number', number) order by number desc, reason)
        from (select reports.reason, count(*)::int as number from reports
          where reports.member_id = own.id and reports.status = 'open' group by reports.reason) open_reports),
        '[]') as reports
    from members own
    left join addresses on addresses.member_id = own.id
    left join profiles own_profile on own_profile.member_id = own.id
    where own.id = any(${[...members]}::bigint[])`.execute(db);
  return rows;
}
