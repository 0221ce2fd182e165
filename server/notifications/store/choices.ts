import type { Id } from '#contract/kit/id.ts';
import type { Channel, NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from './tables.ts';

export interface Choice {
  readonly channel: Channel;
  readonly kind: NoticeKind;
  readonly wanted: boolean;
}

/** The last of several for the same thing holds. */
export async function storeChoices(
  db: Handle,
  member: Id,
  choices: readonly Choice[],
  now: Date,
): Promise<void> {
  const last = new Map(choices.map((choice) => [`${choice.channel} ${choice.kind}`, choice]));
  if (last.size === 0) return;
  await notificationsTables(db)
    .insertInto('notification_choices')
    .values([...last.values()].map((choice) => ({ member_id: member, ...choice, changed_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'channel', 'kind']).doUpdateSet((row) => ({
        wanted: row.ref('excluded.wanted'),
        changed_at: now,
      })),
    )
    .execute();
}

/** What differs from the default, or was chosen to be it. */
export function choicesOf(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('notification_choices')
    .select(['channel', 'kind', 'wanted'])
    .where('member_id', '=', member)
    .execute();
}
