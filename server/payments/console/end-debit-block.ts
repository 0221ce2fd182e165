import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { liftBlocks } from '../collection/debit-blocks.sql.ts';

/**
 * Takes direct debits from a member again (MEET-12), in the operator's transaction, which notes who did it. False: there
 * was no block.
 */
export const liftDebitBlock = ({ db }: Unit, member: Id, now: Date): Promise<boolean> =>
  liftBlocks(db, member, now);
