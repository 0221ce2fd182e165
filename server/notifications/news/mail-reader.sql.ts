import type { Id } from '#contract/kit/id.ts';
import type { MailFrequency, NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { choicesOf, frequencyOf } from '../choices/choices.sql.ts';
import { notificationsTables } from '../tables.ts';

export interface MailReader {
  readonly site: number;
  readonly language: string | null;
  readonly timeZone: string | null;
  readonly mail: Readonly<Record<NoticeKind, MailFrequency>>;
}

/** Reads how a member wants mail about news. Undefined if they have no address or it is not verified. */
export async function mailReader(db: Handle, member: Id): Promise<MailReader | undefined> {
  const address = await notificationsTables(db)
    .selectFrom('addresses')
    .select(['site_id', 'language', 'time_zone'])
    .where('member_id', '=', member)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (address === undefined) return undefined;
  const stored = await choicesOf(db, member);
  const of = (kind: NoticeKind) =>
    frequencyOf(stored.find((choice) => choice.channel === 'mail' && choice.kind === kind));
  return {
    site: address.site_id,
    language: address.language,
    timeZone: address.time_zone,
    mail: { message: of('message'), like: of('like'), match: of('match') },
  };
}
