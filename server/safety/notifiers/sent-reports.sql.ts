import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { complaintNotices } from '#contract/safety/complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Sender } from './notifier-cases.sql.ts';

export interface SentReport {
  readonly id: Id;
  readonly kind: 'report' | 'notice';
  readonly reason: string;
  readonly decided_at: Date;
  readonly founded: boolean;
}

/**
 * The decided reports and notices that a sender sent after a moment, newest first. A report or notice counts
 * as founded if its appeal succeeded. Notices with the key of a trusted flagger do not count.
 */
export async function sentReports(
  db: Handle,
  { member, address }: Sender,
  since: Date,
  limit: number,
): Promise<readonly SentReport[]> {
  const { rows } = await sql<SentReport>`
    select * from (
      select reports.id, 'report' as kind, reports.reason, decisions.decided_at,
        decisions.outcome <> 'no_breach' as founded
      from reports join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
      where reports.reporter_id = ${member}::bigint and reports.created_at > ${since}
        and decisions.outcome <> 'refunded'
      union all
      select complaints.id, 'notice', complaints.subject, complaints.answered_at,
        complaints.outcome = 'upheld' or exists (
          select from complaints appeal where appeal.appeals = complaints.id and appeal.outcome = 'upheld')
      from complaints
      where (complaints.member_id = ${member}::bigint or complaints.address_hash = ${address}::bytea)
        and complaints.created_at > ${since} and complaints.appeals is null and complaints.flagger_id is null
        and complaints.subject = any (${[...complaintNotices]}) and complaints.outcome in ('upheld', 'not_upheld')
    ) sent
    order by decided_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** A sender with an unfounded report, and the site of that report. */
export interface RecentSender extends Sender {
  readonly site: number;
  readonly origin: string;
  /** A notice from the address. */
  readonly complaint: Id | null;
}

interface SenderPage {
  /** The last sender of the page before; undefined for the first page. */
  readonly after: Sender | undefined;
  readonly limit: number;
}

/** SQL condition: the sender comes after another one in the order of members, then addresses. */
const isAfter = (after: Sender | undefined) => {
  if (after === undefined) return sql<boolean>`true`;
  if (after.member === null) return sql<boolean>`member is null and address > ${after.address}::bytea`;
  return sql<boolean>`(member > ${after.member}::bigint or member is null)`;
};

/**
 * Senders of reports and notices that operators found unfounded since a moment: members, then addresses. Notices
 * with the key of a trusted flagger do not count, because the authority judges a flagger (DSA art. 22).
 */
export async function recentSenders(
  db: Handle,
  since: Date,
  { after, limit }: SenderPage,
): Promise<readonly RecentSender[]> {
  const { rows } = await sql<RecentSender>`
    select distinct on (member, address) * from (
      select reports.reporter_id as member, null::bytea as address, reports.site_id as site, reports.origin,
        null::bigint as complaint
      from decisions join reports on reports.id = decisions.report_id
      where decisions.outcome = 'no_breach' and decisions.stage = 'first' and decisions.decided_at > ${since}
        and reports.reporter_id is not null
      union all
      select member_id, address_hash, site_id, origin, case when member_id is null then id end
      from complaints
      where outcome = 'not_upheld' and answered_at > ${since} and subject = any (${[...complaintNotices]})
        and (member_id is not null or address_hash is not null) and flagger_id is null
    ) senders
    where ${isAfter(after)}
    order by member, address, complaint desc nulls last limit ${limit}`.execute(db);
  return rows;
}
