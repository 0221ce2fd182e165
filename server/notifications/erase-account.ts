import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addressHash } from './addresses/address-hash.ts';
import { deleteSoftBounces } from './mail-reports/mail-reports.sql.ts';
import { notificationsTables } from './tables.ts';

/**
 * Deletes an erased member's addresses and choices (ACC-13). A suppression of the address is kept as a keyed
 * hash. Without it a mailbox that bounced or complained would get mail again (EML-7).
 */
export async function eraseAccount(unit: Unit, { keys }: Pick<Platform, 'keys'>, member: Id): Promise<void> {
  const tables = notificationsTables(unit.db);
  await tables.deleteFrom('notification_choices').where('member_id', '=', member).execute();
  await tables.deleteFrom('mailed_notices').where('member_id', '=', member).execute();
  await tables.deleteFrom('notification_stops').where('member_id', '=', member).execute();
  await tables.deleteFrom('push_subscriptions').where('member_id', '=', member).execute();
  const gone = await tables
    .deleteFrom('addresses')
    .where('member_id', '=', member)
    .returning('email')
    .executeTakeFirst();
  if (gone) await deleteSoftBounces(unit.db, addressHash(keys, gone.email));
}
