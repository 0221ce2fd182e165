import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

export interface HeldMessage {
  readonly member: Id;
  readonly target: Id;
  readonly text: string;
  /** The idempotency key of the message once it is sent. */
  readonly clientId: string;
  readonly now: Date;
}

export async function holdMessage(db: Handle, held: HeldMessage): Promise<void> {
  await accountsTables(db)
    .insertInto('held_messages')
    .values({
      member_id: held.member,
      target_id: held.target,
      body: held.text,
      client_id: held.clientId,
      created_at: held.now,
    })
    .execute();
}

/**
 * The first message a member wrote at sign-up, with its target and the member's site. Undefined if none is
 * held.
 */
export function heldMessageOf(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('held_messages')
    .innerJoin('members', 'members.id', 'held_messages.member_id')
    .innerJoin('addresses', 'addresses.member_id', 'held_messages.member_id')
    .leftJoin('deletions', 'deletions.member_id', 'held_messages.member_id')
    .select((row) => [
      'held_messages.target_id',
      'held_messages.body',
      'held_messages.client_id',
      'members.site_id',
      row('addresses.verified_at', 'is not', null).as('is_confirmed'),
      row('deletions.member_id', 'is not', null).as('is_closing'),
    ])
    .where('held_messages.member_id', '=', member)
    .executeTakeFirst();
}

export async function deleteHeldMessage(db: Handle, member: Id): Promise<void> {
  await accountsTables(db).deleteFrom('held_messages').where('member_id', '=', member).execute();
}

/** Marks a message as undeliverable. It is kept to notify its sender, and for a target who comes back. */
export async function markUndeliverable(db: Handle, member: Id, now: Date): Promise<void> {
  await accountsTables(db)
    .updateTable('held_messages')
    .set({ tried_at: now })
    .where('member_id', '=', member)
    .execute();
}

/** Members whose first message to this target could not be delivered. */
export async function sendersOfUndelivered(db: Handle, target: Id): Promise<Id[]> {
  const rows = await accountsTables(db)
    .selectFrom('held_messages')
    .select('member_id')
    .where('target_id', '=', target)
    .where('tried_at', 'is not', null)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
