import type { ReadonlyKysely } from 'kysely/readonly';
import type { AccountsTables } from '#database/tables/accounts.ts';
import type { LedgerTables } from '#database/tables/ledger.ts';
import type { NotificationsTables } from '#database/tables/notifications.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { PhotosTables } from '#database/tables/photos.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { SafetyTables } from '#database/tables/safety.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const accountsTables = (db: Handle) => db.$extendTables<Pick<AccountsTables, keyof AccountsTables>>();

type Foreign = Pick<SitesTables, 'announcement_dismissals' | 'members'> &
  Pick<NotificationsTables, 'addresses' | 'notification_choices' | 'notification_stops'> &
  Pick<LedgerTables, 'wallets'> &
  Pick<PaymentsTables, 'payments' | 'payment_reservations'> &
  Pick<ProfilesTables, 'profiles'> &
  Pick<PhotosTables, 'photos'> &
  Pick<SafetyTables, 'restrictions'>;

/** Starts a query over other domains' tables about a member. The returned handle can only read. */
export const withForeignTables = (db: Handle): Pick<ReadonlyKysely<AccountsTables & Foreign>, 'selectFrom'> =>
  db.$extendTables<AccountsTables & Foreign>();
