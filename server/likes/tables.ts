import type { LikesTables } from '#database/tables/likes.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const likesTables = (db: Handle) => db.$extendTables<Pick<LikesTables, keyof LikesTables>>();
