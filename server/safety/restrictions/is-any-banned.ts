import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isAnyBannedOf } from './restrictions.sql.ts';

/**
 * Returns whether any of these accounts of one person is banned, because a ban holds for all of them
 * (TRUST-9).
 */
export const isAnyBanned = (db: Handle, members: readonly Id[]): Promise<boolean> =>
  isAnyBannedOf(db, members);
