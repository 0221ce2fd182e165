import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { WaitingNumber } from '#contract/photos/count-waiting-photos.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  claimRows,
  countWaitingRows,
  isClaimedBy,
  isFree,
  isHeldBy,
  type ReviewQueue,
} from '#server/platform/review-queue/review-queue.sql.ts';
import { chatTables } from '../tables.ts';

export interface ClaimedImage {
  readonly id: Id;
  readonly member: Id;
}

interface Claim {
  readonly operator: Id;
  readonly limit: number;
  readonly now: Date;
  readonly until: Date;
}

/**
 * The pictures that wait for review, oldest first, as in the index `message_images_waiting`. Those of a frozen account
 * come back when the freeze ends: few operators see them, and no decision reaches the member (CSAM-2).
 */
const queue: ReviewQueue = {
  table: 'message_images',
  key: ['sender_id', 'client_id'],
  waits: sql`status = 'waiting' and not is_frozen(sender_id)`,
  order: sql`created_at, id`,
  columns: ['id', 'sender_id', 'created_at'],
};

/** Claims the oldest waiting pictures for an operator: those they hold already, and free ones. */
export async function claimWaitingImages(
  db: Handle,
  { operator, now, ...claim }: Claim,
): Promise<ClaimedImage[]> {
  const wanted = sql<boolean>`${queue.waits} and (${isClaimedBy(operator)} or ${isFree(now)})`;
  const rows = await claimRows<{ id: Id; sender_id: Id }>(db, queue, wanted, { operator, ...claim });
  return rows.map(({ id, sender_id: member }) => ({ id, member }));
}

/** The storage path of a picture that the operator has claimed. */
export async function claimedImagePath(
  db: Handle,
  { operator, member, id, now }: ClaimedImage & { readonly operator: Id; readonly now: Date },
): Promise<string | undefined> {
  const held = await chatTables(db)
    .selectFrom('message_images')
    .select('path')
    .where('id', '=', id)
    .where('sender_id', '=', member)
    .where(sql<boolean>`${queue.waits}`)
    .where(isHeldBy(operator, now))
    .executeTakeFirst();
  return held?.path;
}

export const countWaitingImages = (db: Handle): Promise<WaitingNumber> => countWaitingRows(db, queue);
