import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
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

/** A subject that was mailed, and until when. */
export interface NoticeMark {
  readonly kind: MailSubject;
  readonly about: Id;
  /** Null: never. */
  readonly before: Date | null;
}

/** Reads until when the member was notified, by `kind about`. */
export async function mailedUntil(db: Handle, member: Id): Promise<Map<string, Date>> {
  const rows = await notificationsTables(db)
    .selectFrom('mailed_notices')
    .select(['kind', 'about_id', 'mailed_at'])
    .where('member_id', '=', member)
    .execute();
  return new Map(rows.map(({ kind, about_id, mailed_at }) => [`${kind} ${about_id}`, mailed_at]));
}

/**
 * Claims subjects for notification and returns those that are the caller's. Simultaneous callers get
 * different ones. A subject mailed after `free` is not claimed.
 */
export async function claimNotices(
  db: Handle,
  member: Id,
  kind: MailSubject,
  abouts: readonly Id[],
  { now, free }: { readonly now: Date; readonly free: Date },
): Promise<Set<Id>> {
  const { rows } = await sql<{ about_id: Id }>`
    insert into mailed_notices (member_id, kind, about_id, mailed_at)
    select ${member}::bigint, ${kind}::text, about, ${now}::timestamptz
    from unnest(${abouts}::bigint[]) about order by about
    on conflict (member_id, kind, about_id) do update set mailed_at = excluded.mailed_at
      where mailed_notices.mailed_at <= ${free}::timestamptz
    returning about_id`.execute(db);
  return new Set(rows.map(({ about_id }) => about_id));
}

/** Undoes the marks, because the mail server did not accept the mail. */
export async function undoNotices(
  db: Handle,
  member: Id,
  marks: readonly NoticeMark[],
  now: Date,
): Promise<void> {
  const tables = notificationsTables(db);
  for (const { kind, about, before } of marks) {
    const own = { member_id: member, kind, about_id: about, mailed_at: now };
    if (before === null)
      await tables
        .deleteFrom('mailed_notices')
        .where((is) => is.and(own))
        .execute();
    else
      await tables
        .updateTable('mailed_notices')
        .set({ mailed_at: before })
        .where((is) => is.and(own))
        .execute();
  }
}

/** Deletes marks that are older than any news. */
export async function purgeMailedNotices(db: Handle, before: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('mailed_notices').where('mailed_at', '<', before).execute();
}
