import { type RawBuilder, sql } from 'kysely';
import { day } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countStartedConversations, lockConversationStarts } from '../delivery/open-conversation.sql.ts';

/** An unconfirmed member may write until the last reminder to confirm the address. */
export const unconfirmedWritingMilliseconds = 3 * day;

const unconfirmedRow = (member: Id): RawBuilder<unknown> => sql`
  select members.joined_at as since from members
  join profiles on profiles.member_id = members.id
  join addresses on addresses.member_id = members.id
  where members.id = ${member}::bigint and profiles.status = 'disabled' and profiles.held_status is null
    and addresses.verified_at is null
    and not exists (select from deletions where deletions.member_id = members.id)`;

/**
 * When a member signed up, if they are an unconfirmed member: the address was never confirmed, and the
 * account is neither closing nor restricted (ACC-6). Null for all others.
 */
export const unconfirmedSince = (member: Id): RawBuilder<Date | null> =>
  sql<Date | null>`(${unconfirmedRow(member)})`;

/** Whether an unconfirmed member who signed up at this moment may still write. */
export const isNewEnough = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < unconfirmedWritingMilliseconds;

/**
 * When an unconfirmed member signed up. Null if the member has confirmed the address. Locks the profile, so that a
 * confirmation waits for the message and then announces it.
 */
export async function lockUnconfirmed(db: Handle, member: Id): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`${unconfirmedRow(member)} for share of profiles`.execute(db);
  return rows[0]?.since ?? null;
}

/**
 * How many conversations an unconfirmed member started, with those of concurrent calls. Also for an
 * unconfirmed member who bought, whose starts nothing else counts. Counts up to `most`.
 */
export async function countUnconfirmedStarts(db: Handle, member: Id, most: number): Promise<number> {
  await lockConversationStarts(db, member);
  return countStartedConversations(db, member, most);
}
