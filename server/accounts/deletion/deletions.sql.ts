import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type ProfileStatus, profileStatus } from '#server/profiles/door.ts';
import { accountsTables } from '../tables.ts';

export interface Deletion {
  readonly requestedAt: Date;
  readonly eraseAt: Date;
}

/** The pending deletion of a member; undefined if there is none. */
export async function deletionOf(db: Handle, member: Id): Promise<Deletion | undefined> {
  const row = await accountsTables(db)
    .selectFrom('deletions')
    .select(['requested_at', 'erase_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row && { requestedAt: row.requested_at, eraseAt: row.erase_at };
}

export interface NewDeletion extends Deletion {
  readonly member: Id;
  readonly reason: string;
  /** Status of the profile before the deletion, to be restored. */
  readonly profileStatus: ProfileStatus;
}

export async function insertDeletion(db: Handle, deletion: NewDeletion): Promise<void> {
  await accountsTables(db)
    .insertInto('deletions')
    .values({
      member_id: deletion.member,
      reason: deletion.reason,
      requested_at: deletion.requestedAt,
      erase_at: deletion.eraseAt,
      profile_status: deletion.profileStatus,
    })
    .execute();
}

/**
 * Cancels a deletion before it is due and returns the former profile status. Undefined if there is no
 * deletion, or it is due.
 */
export async function deleteDeletion(db: Handle, member: Id, now: Date): Promise<ProfileStatus | undefined> {
  const gone = await accountsTables(db)
    .deleteFrom('deletions')
    .where('member_id', '=', member)
    .where('erase_at', '>', now)
    .returning('profile_status')
    .executeTakeFirst();
  return gone && z.parse(profileStatus, gone.profile_status);
}

/**
 * A member who confirms their address during a pending deletion becomes visible once it is undone. Returns
 * false if there is no pending deletion.
 */
export async function showProfileAfterUndo(db: Handle, member: Id): Promise<boolean> {
  const changed = await accountsTables(db)
    .updateTable('deletions')
    .set({ profile_status: 'active' })
    .where('member_id', '=', member)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Members whose deletion is due, with ids above `after`, ordered by id. A member whose evidence is held waits for
 * the release (CSAM-2).
 */
export async function dueDeletions(db: Handle, now: Date, after: Id, limit: number): Promise<Id[]> {
  const rows = await accountsTables(db)
    .selectFrom('deletions')
    .select('member_id')
    .where('erase_at', '<=', now)
    .where('member_id', '>', after)
    .where(sql<boolean>`not is_held(member_id)`)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
