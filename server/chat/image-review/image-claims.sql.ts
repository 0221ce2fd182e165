import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { WaitingNumber } from '#contract/photos/waiting-number.ts';
import { countQueue } from '#server/platform/database/count-queue.ts';
import type { Handle } from '#server/platform/database/handle.ts';
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
 * Claims the oldest waiting pictures for an operator: those they hold already, and unclaimed ones. Skips rows
 * that others are locking at this moment (B16).
 */
export async function claimWaitingImages(
  db: Handle,
  { operator, limit, now, until }: Claim,
): Promise<ClaimedImage[]> {
  const { rows } = await sql<ClaimedImage>`
    with next as (
      select sender_id, client_id from message_images
      where status = 'waiting'
        and (claimed_by is null or claimed_by = ${operator} or claimed_until <= ${now})
      order by created_at, id
      limit ${limit}
      for update skip locked
    ), held as (
      update message_images set claimed_by = ${operator}, claimed_until = ${until}
      from next where message_images.sender_id = next.sender_id and message_images.client_id = next.client_id
      returning message_images.id, message_images.sender_id as member, message_images.created_at
    )
    select id, member from held order by created_at, id`.execute(db);
  return rows;
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
    .where('status', '=', 'waiting')
    .where('claimed_by', '=', operator)
    .where('claimed_until', '>', now)
    .executeTakeFirst();
  return held?.path;
}

export const countWaitingImages = (db: Handle): Promise<WaitingNumber> =>
  countQueue(db, sql`select from message_images where status = 'waiting'`);
