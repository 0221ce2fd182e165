import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { MailFrequency, NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { frequencyOf } from '../choices/choices.sql.ts';

export interface Audience {
  readonly takesPush: boolean;
  /** Also `none` for an address that is not verified (EML-10). */
  readonly mail: MailFrequency;
  readonly timeZone: string | null;
}

interface Row {
  readonly takes_push: boolean;
  readonly verified: boolean;
  readonly time_zone: string | null;
  readonly wanted: boolean | null;
  readonly daily: boolean | null;
}

/**
 * Reads by which channels a member wants news of a kind. It uses key look-ups only, because it runs for each
 * message (CHAT-3).
 */
export async function audienceOf(db: Handle, member: Id, kind: NoticeKind): Promise<Audience> {
  const { rows } = await sql<Row>`${prepared}
    select a.time_zone, a.verified_at is not null as verified, mail.wanted, mail.daily,
      coalesce(push.wanted, true) and exists (
        select from push_subscriptions where member_id = a.member_id
      ) as takes_push
    from addresses a
    left join notification_choices mail
      on mail.member_id = a.member_id and mail.channel = 'mail' and mail.kind = ${kind}
    left join notification_choices push
      on push.member_id = a.member_id and push.channel = 'push' and push.kind = ${kind}
    where a.member_id = ${member}`.execute(db);
  const row = rows[0];
  if (row === undefined) return { takesPush: false, mail: 'none', timeZone: null };
  const { wanted, daily } = row;
  const chosen = wanted === null || daily === null ? undefined : { wanted, daily };
  return {
    takesPush: row.takes_push,
    mail: row.verified ? frequencyOf(chosen) : 'none',
    timeZone: row.time_zone,
  };
}

/**
 * Reads the channels by which a member wants news of a kind. For callers of `notifyMember` that can combine
 * it with another round trip to the database.
 */
export const notificationAudience = (db: Handle, member: Id, kind: NoticeKind): Promise<Audience> =>
  audienceOf(db, member, kind);
