import type { LikesTables } from '#database/tables/likes.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const likesTables = (db: Handle) => db.$extendTables<Pick<LikesTables, keyof LikesTables>>();
