import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { knownAfterDays } from '../trust/standing.ts';

/**
 * Whether the clock hides for the sender of a notice beyond the number for strangers (SAFE-8).
 * - A trusted flagger is known.
 * - A member is known with an address confirmed for seven days and no restriction. Their notices must not have been
 *   turned down more often than upheld.
 * - A visitor is unknown: anybody can type an address.
 */
export const isKnownSender = (notice: string, now: Date): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${notice}.${column}`);
  return sql<boolean>`(${of('flagger_id')} is not null or (
    exists (select from addresses where addresses.member_id = ${of('member_id')}
      and addresses.verified_at <= ${addDays(now, -knownAfterDays)})
    and not exists (select from restrictions where restrictions.member_id = ${of('member_id')})
    and (select count(*) filter (where before.outcome = 'not_upheld') <= count(*) filter (where before.outcome = 'upheld')
      from complaints before where before.member_id = ${of('member_id')})))`;
};

/** Whether two notices have one sender: the same account, address, network or browser. */
const isSameSender = (one: string, other: string): RawBuilder<boolean> => {
  const same = (column: string) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`;
  return sql<boolean>`(${sql.join(['member_id', 'address_hash', 'network_hash', 'device_hash'].map(same), sql` or `)})`;
};

/**
 * Number of members whose pictures the clock hides now because of other notices of the same sender. Notices of
 * trusted flaggers do not count each other.
 */
export async function hiddenBySender(db: Handle, complaint: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(distinct notice_subjects.member_id)::integer as number
    from complaints this
    join complaints other on other.id <> this.id and ${isSameSender('this', 'other')}
    join notice_subjects on notice_subjects.complaint_id = other.id
    where this.id = ${complaint} and this.flagger_id is null and exists (
      select from hidden_pictures
      where hidden_pictures.report_id = notice_subjects.report_id and hidden_pictures.cause = 'clock')`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}

/** Members of one site whose pictures the clock hides within a day for all senders together. */
const hiddenOnSite = 10;

/** The part of that number which senders who proved nothing can use up. */
const hiddenForStrangers = 5;

/** Cases of one member that the clock opens within a day. Notices about one picture share a case. */
const casesOfOwner = 3;

interface Clocked {
  /** The notice. */
  readonly id: Id;
  /** The member whose pictures it would hide, and the site of that member. */
  readonly member: Id;
  readonly site: number;
  readonly now: Date;
}

/**
 * Returns whether a notice finds the number of the site or that of its subject used up (SAFE-8). A known sender is only
 * an account of some age, and a stranger can keep a hundred. Trusted flaggers have no number and use up none. Takes
 * the locks of site and subject until the transaction ends, so that two notices do not take the last place together.
 */
export async function isUsedUp(db: Handle, { id, member, site, now }: Clocked): Promise<boolean> {
  for (const key of [`safety:clock:${site}`, `safety:clock-of:${member}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const { rows } = await sql<{ full: boolean }>`
    with hidden as (
      select notice_subjects.member_id, notice_subjects.report_id, members.site_id,
        not ${isKnownSender('other', now)} as by_stranger
      from notice_subjects join complaints other on other.id = notice_subjects.complaint_id
      join members on members.id = notice_subjects.member_id
      where notice_subjects.clock_at > ${addHours(now, -24)} and notice_subjects.report_id is not null
        and other.flagger_id is null and other.id <> ${id}
    )
    select this.flagger_id is null and (
      (select count(distinct report_id) from hidden where member_id = ${member}) >= ${casesOfOwner}
      or (select count(distinct member_id) from hidden where site_id = ${site}) >= ${hiddenOnSite}
      or not ${isKnownSender('this', now)}
        and (select count(distinct member_id) from hidden where site_id = ${site} and by_stranger) >= ${hiddenForStrangers}
    ) as full from complaints this where this.id = ${id}`.execute(db);
  return rows[0]?.full ?? false;
}

/**
 * Records the first moment at which a number kept the clock from hiding. Returns whether the operators
 * are to be alarmed: at most once an hour for each site.
 */
export async function markBraked(db: Handle, complaint: Id, at: Date): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    update notice_subjects set braked_at = ${at} from complaints this
    where notice_subjects.complaint_id = ${complaint} and this.id = ${complaint} and notice_subjects.braked_at is null
    returning not exists (
      select from notice_subjects earlier join complaints on complaints.id = earlier.complaint_id
      where complaints.site_id = this.site_id and earlier.braked_at > ${addHours(at, -1)}) as first`.execute(
    db,
  );
  return rows[0]?.first ?? false;
}

interface SenderFactsRow {
  readonly known: boolean;
  readonly flagger: string | null;
  readonly notices: number;
  readonly members: number;
  readonly turned_down: number;
  readonly wave: number;
  readonly unknown: number;
  readonly clock_at: Date | null;
  readonly braked_at: Date | null;
  readonly has_case: boolean;
  readonly has_subject: boolean;
}

/** Days for which the network of a sender is kept. */
const sameSenderDays = 90;

/** The facts about the sender of a notice, and about the wave it is part of. */
export async function senderFactsRow(
  db: Handle,
  complaint: Id,
  now: Date,
): Promise<SenderFactsRow | undefined> {
  const { rows } = await sql<SenderFactsRow>`
    select ${isKnownSender('this', now)} as known, trusted_flaggers.name as flagger,
      coalesce(before.notices, 0)::int as notices, coalesce(before.members, 0)::int as members,
      coalesce(before.turned_down, 0)::int as turned_down,
      coalesce(alike.wave, 0)::int as wave, coalesce(alike.unknown, 0)::int as unknown,
      subject.clock_at, subject.braked_at, subject.report_id is not null as has_case,
      subject.complaint_id is not null as has_subject
    from complaints this
    left join trusted_flaggers on trusted_flaggers.id = this.flagger_id
    left join notice_subjects subject on subject.complaint_id = this.id
    left join lateral (
      select count(*) as notices, count(distinct about.member_id) as members,
        count(*) filter (where other.outcome = 'not_upheld') as turned_down
      from complaints other left join notice_subjects about on about.complaint_id = other.id
      where other.id <> this.id and ${isSameSender('this', 'other')} and other.appeals is null
        and other.created_at > ${addDays(now, -sameSenderDays)}
        and other.subject in ('content', 'intimate_image', 'underage', 'threat', 'extortion')
    ) before on true
    left join lateral (
      select count(*) as wave, count(*) filter (where not ${isKnownSender('other', now)}) as unknown
      from complaints other
      where other.site_id = this.site_id and other.subject = 'intimate_image'
        and other.created_at > ${addHours(now, -48)}
    ) alike on true
    where this.id = ${complaint}`.execute(db);
  return rows[0];
}
