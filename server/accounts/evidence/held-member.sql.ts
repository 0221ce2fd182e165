import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface HeldMember {
  readonly site: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly date_of_birth: string | null;
  readonly country: string | null;
  readonly fictional: boolean;
  readonly erased: boolean;
  readonly deleting: boolean;
}

/** The facts of a member that a hold and its exports need. Undefined for an id that no member ever had. */
export async function heldMember(db: Handle, member: Id): Promise<HeldMember | undefined> {
  const { rows } = await sql<HeldMember>`
    select members.site_id as site, profiles.name, addresses.email, profiles.date_of_birth::text,
      profiles.country, coalesce(profiles.fictional, false) as fictional,
      members.erased_at is not null as erased,
      exists (select from deletions where deletions.member_id = members.id) as deleting
    from members
    left join profiles on profiles.member_id = members.id
    left join addresses on addresses.member_id = members.id
    where members.id = ${member}`.execute(db);
  return rows[0];
}

/** Names of members, and whether their deletion waits. */
export async function namesOf(
  db: Handle,
  members: readonly Id[],
): Promise<Map<Id, { readonly name: string | null; readonly deleting: boolean }>> {
  const { rows } = await sql<{ id: Id; name: string | null; deleting: boolean }>`
    select members.id, profiles.name, exists (
      select from deletions where deletions.member_id = members.id) as deleting
    from members left join profiles on profiles.member_id = members.id
    where members.id = any(${[...members]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The newest conversations of a member with their lengths. */
export async function conversationsOf(
  db: Handle,
  member: Id,
): Promise<Array<{ readonly id: Id; readonly with: Id; readonly messages: number }>> {
  const { rows } = await sql<{ id: Id; with: Id; messages: number }>`
    select conversations.id, participants.other_id as with, conversations.last_seq as messages
    from participants join conversations on conversations.id = participants.conversation_id
    where participants.member_id = ${member}
    order by participants.last_message_at desc nulls last, conversations.id limit 50`.execute(db);
  return rows;
}

/** Whether the member takes part in the conversation. */
export async function isInConversation(db: Handle, member: Id, conversation: Id): Promise<boolean> {
  const { rows } = await sql`select from participants
    where member_id = ${member} and conversation_id = ${conversation}`.execute(db);
  return rows.length > 0;
}

/** Held pictures after a release: `gone` have no row any more, `reviewed` need no original any more. */
export async function releasedPictures(
  db: Handle,
  paths: readonly string[],
  now: Date,
): Promise<{ readonly gone: string[]; readonly reviewed: string[] }> {
  const { rows } = await sql<{ path: string; there: boolean; waits: boolean }>`
    select path, exists (select from photos where photos.path = given.path)
        or exists (select from message_images where message_images.path = given.path) as there,
      exists (select from photos where photos.path = given.path and status = 'pending'
        and quarantined_until > ${now})
        or exists (select from message_images where message_images.path = given.path
          and quarantined_until > ${now}) as waits
    from unnest(${[...paths]}::text[]) as given (path)`.execute(db);
  return {
    gone: rows.filter(({ there }) => !there).map(({ path }) => path),
    reviewed: rows.filter(({ there, waits }) => there && !waits).map(({ path }) => path),
  };
}
