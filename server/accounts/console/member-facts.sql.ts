import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { activationDays } from '../limits/lifetimes.ts';

interface SignUpFacts {
  readonly email: string | null;
  readonly verified_at: Date | null;
  readonly new_email: string | null;
  readonly bounced: boolean;
  readonly invited: boolean;
  readonly has_source: boolean;
  readonly network: string | null;
  readonly ref: string | null;
}

/** Address, invite and source of a member. Undefined for an id that no member ever had. */
export async function signUpFactsOf(db: Handle, member: Id, now: Date): Promise<SignUpFacts | undefined> {
  const { rows } = await sql<SignUpFacts>`
    select addresses.email, addresses.verified_at, traffic_sources.network, traffic_sources.ref,
      traffic_sources.member_id is not null and traffic_sources.withdrawn_at is null as has_source,
      (select email from mailed_tokens where member_id = members.id and purpose = 'mail_change'
        and used_at is null and expires_at > ${now} order by created_at desc limit 1) as new_email,
      exists (select from notification_stops where member_id = members.id and cause = 'bounce') as bounced,
      exists (select from invites where used_by = members.id) as invited
    from members
    left join addresses on addresses.member_id = members.id
    left join traffic_sources on traffic_sources.member_id = members.id
    where members.id = ${member}`.execute(db);
  return rows[0];
}

interface SentMail {
  readonly kind: string;
  readonly at: Date;
}

/**
 * Mails to a member with kind and moment, newest first. The tables hold one row per kind of news, so that only
 * the newest mail of each subject is known.
 */
export async function mailsTo(db: Handle, member: Id, limit: number): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`
    select kind, at from (
      select kind, mailed_at as at from mailed_notices where member_id = ${member}
      union all select 'operator', sent_at from member_mails where member_id = ${member} and sent_at is not null
      union all select purpose, created_at from mailed_tokens
        where member_id = ${member} and purpose in ('password_reset', 'mail_change')
      union all select 'activation', expires_at - make_interval(days => ${activationDays}) from activation_tokens
        where member_id = ${member}
    ) mails order by at desc limit ${limit}`.execute(db);
  return rows;
}
