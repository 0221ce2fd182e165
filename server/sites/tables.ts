import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Types the handle with this domain's tables. */
export const sitesTables = (db: Handle) => db.$extendTables<SitesTables>();
