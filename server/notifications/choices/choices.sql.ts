import type { Id } from '#contract/kit/id.ts';
import type { MailFrequency, NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

export interface Choice {
  readonly channel: 'mail' | 'push';
  readonly kind: NoticeKind;
  readonly wanted: boolean;
  /** For mail: once a day. */
  readonly daily: boolean;
}

export const mailChoice = (kind: NoticeKind, frequency: MailFrequency): Choice => ({
  channel: 'mail',
  kind,
  wanted: frequency !== 'none',
  daily: frequency === 'daily',
});

/** Returns the frequency of a stored choice. The default is at once. */
export const frequencyOf = (stored: Pick<Choice, 'wanted' | 'daily'> | undefined): MailFrequency =>
  stored === undefined ? 'at_once' : !stored.wanted ? 'none' : stored.daily ? 'daily' : 'at_once';

/** Stores choices. No two may be for the same kind and channel. */
export async function storeChoices(
  db: Handle,
  member: Id,
  choices: readonly Choice[],
  now: Date,
): Promise<void> {
  if (choices.length === 0) return;
  await notificationsTables(db)
    .insertInto('notification_choices')
    .values(choices.map((choice) => ({ member_id: member, ...choice, changed_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'channel', 'kind']).doUpdateSet((row) => ({
        wanted: row.ref('excluded.wanted'),
        daily: row.ref('excluded.daily'),
        changed_at: now,
        // The member's own choice replaces the cause.
        unsubscribed_at: null,
      })),
    )
    .execute();
}

/**
 * Ends the mails of one kind by the link of a mail, and stores when. A second click changes nothing, and
 * neither does a click of a member who chose none (NOTIF-2).
 */
export async function unsubscribeKind(db: Handle, member: Id, kind: NoticeKind, now: Date): Promise<void> {
  await notificationsTables(db)
    .insertInto('notification_choices')
    .values({ member_id: member, ...mailChoice(kind, 'none'), changed_at: now, unsubscribed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'channel', 'kind'])
        .doUpdateSet({ wanted: false, changed_at: now, unsubscribed_at: now })
        .where('notification_choices.wanted', '=', true),
    )
    .execute();
}

/** Switches the kinds on again that the link of a mail ended, as they were before. */
export async function resubscribeKinds(db: Handle, member: Id, now: Date): Promise<void> {
  await notificationsTables(db)
    .updateTable('notification_choices')
    .set({ wanted: true, changed_at: now, unsubscribed_at: null })
    .where('member_id', '=', member)
    .where('unsubscribed_at', 'is not', null)
    .execute();
}

/** Switches the kinds of the daily mail off by its link, or on again. */
export async function setDailyWanted(db: Handle, member: Id, wanted: boolean, now: Date): Promise<void> {
  await notificationsTables(db)
    .updateTable('notification_choices')
    .set({ wanted, changed_at: now, unsubscribed_at: wanted ? null : now })
    .where('member_id', '=', member)
    .where('channel', '=', 'mail')
    .where('daily', '=', true)
    .where('wanted', '<>', wanted)
    .execute();
}

/** Reads the explicit choices, also those equal to the default. */
export function choicesOf(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('notification_choices')
    .select(['channel', 'kind', 'wanted', 'daily', 'unsubscribed_at'])
    .where('member_id', '=', member)
    .execute();
}

/** Returns the time zone if this service knows it, else null. */
function knownTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

interface NotificationSettings {
  readonly time_zone?: string | undefined;
  readonly push_previews?: boolean | undefined;
}

/**
 * Stores the settings for all notifications of a member. Missing values and unknown time zones change
 * nothing.
 */
export async function setNotificationSettings(
  db: Handle,
  member: Id,
  given: NotificationSettings,
): Promise<void> {
  const zone = given.time_zone === undefined ? null : knownTimeZone(given.time_zone);
  const changes = {
    ...(zone === null ? {} : { time_zone: zone }),
    ...(given.push_previews === undefined ? {} : { push_previews: given.push_previews }),
  };
  if (Object.keys(changes).length === 0) return;
  await notificationsTables(db)
    .updateTable('addresses')
    .set(changes)
    .where('member_id', '=', member)
    .execute();
}

/** Reads a member's address as shown to themselves, and the number of their devices with push. */
export function ownAddress(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select((row) => [
      'email',
      'source',
      'given_at',
      'verified_at',
      'push_previews',
      row
        .selectFrom('push_subscriptions')
        .select((count) => count.fn.countAll<number>().as('devices'))
        .whereRef('push_subscriptions.member_id', '=', 'addresses.member_id')
        .as('devices'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
}
