import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { liftBlocks } from '../collection/debit-blocks.sql.ts';

/**
 * Lifts a member's direct debit block (MEET-12), in the transaction that also records the operator's action.
 * False if there was no block.
 */
export const liftDebitBlock = ({ db }: Unit, member: Id, now: Date): Promise<boolean> =>
  liftBlocks(db, member, now);
