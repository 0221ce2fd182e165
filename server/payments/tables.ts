import type { ReadonlyKysely } from 'kysely/readonly';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const paymentsTables = (db: Handle) => db.$extendTables<PaymentsTables>();

/** A read-only handle on members, who belong to `sites`. */
export const memberTable = (db: Handle): Pick<ReadonlyKysely<SitesTables>, 'selectFrom'> =>
  db.$extendTables<SitesTables>();
