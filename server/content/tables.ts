import type { ContentTables } from '#database/tables/content.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Types the handle with this domain's tables. */
export const contentTables = (db: Handle) => db.$extendTables<ContentTables>();
