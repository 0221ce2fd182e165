import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Tables whose rows about a held member never decrease, each with the columns that name the member. */
const counted: Readonly<Record<string, readonly string[]>> = {
  photos: ['member_id'],
  profiles: ['member_id'],
  prompt_answers: ['member_id'],
  addresses: ['member_id'],
  sessions: ['member_id'],
  known_devices: ['member_id'],
  security_events: ['member_id'],
  payments: ['member_id'],
  payment_mandates: ['member_id'],
  message_images: ['sender_id', 'receiver_id'],
};

/** No index starts with the sender, so the messages are counted through the member's conversations. */
const messagesOf = (member: RawBuilder<unknown>) => sql`
  select 'messages' as source, (
    select count(*) from participants side join messages one on one.conversation_id = side.conversation_id
    where side.member_id = ${member} and one.sender_id = ${member}) as number`;

const rowsOf = (member: RawBuilder<unknown>) =>
  sql.join(
    [
      ...Object.entries(counted).map(
        ([table, columns]) =>
          sql`select ${sql.lit(table)} as source, (select count(*) from ${sql.table(table)} one where ${sql.join(
            columns.map((column) => sql`one.${sql.ref(column)} = ${member}`),
            sql` or `,
          )}) as number`,
      ),
      messagesOf(member),
    ],
    sql` union all `,
  );

/** Pictures of a member: photos, and pictures of messages by them and to them. */
const picturesOf = (member: Id) => sql`
  select path from photos where member_id = ${member}
  union select path from message_images where sender_id = ${member} or receiver_id = ${member}`;

/** Stores how many rows and which pictures exist when the hold begins, in its transaction. */
export async function takeInventory(db: Handle, { hold, member }: { hold: Id; member: Id }): Promise<void> {
  await sql`insert into held_files (member_id, path)
    select ${member}, path from (${picturesOf(member)}) pictures on conflict do nothing`.execute(db);
  await sql`update evidence_holds set inventory = (
      select jsonb_object_agg(source, number) from (${rowsOf(sql`${member}::bigint`)}) counts)
    where id = ${hold}`.execute(db);
}

/** A table in which a held member has fewer rows than when the hold began, deleted ones included. */
export interface MissingEvidence {
  readonly hold: Id;
  readonly site: number;
  readonly source: string;
}

/**
 * Compares every hold in force with its inventory (CSAM-2). Counts the rows that exist and the rows that a trigger
 * kept when they were deleted.
 */
export async function missingEvidence(db: Handle): Promise<MissingEvidence[]> {
  const { rows } = await sql<MissingEvidence>`
    select held.id as hold, held.site_id as site, counts.source
    from evidence_holds held
    cross join lateral (${rowsOf(sql`held.member_id`)}) counts
    where held.released_at is null and coalesce((held.inventory ->> counts.source)::bigint, 0) > counts.number + (
      select count(*) from held_rows where held_rows.member_id = held.member_id
        and held_rows.source = counts.source and held_rows.change = 'delete')
    union all
    select held.id, held.site_id, 'inventory' from evidence_holds held
    where held.released_at is null and held.inventory = '{}'
    union all
    select held.id, held.site_id, 'held_files' from evidence_holds held
    where held.released_at is null and exists (
      select path from photos where member_id = held.member_id
      except select path from held_files where member_id = held.member_id)
    order by hold, source limit 1000`.execute(db);
  return rows;
}

/** Held pictures of members with a hold, by member and path. */
export async function heldFiles(
  db: Handle,
  after: { readonly member: Id; readonly path: string },
  limit: number,
): Promise<
  Array<{ readonly member: Id; readonly path: string; readonly files: unknown; readonly site: number }>
> {
  const { rows } = await sql<{ member: Id; path: string; files: unknown; site: number }>`
    select held_files.member_id as member, path, files, members.site_id as site
    from held_files join members on members.id = held_files.member_id
    where (held_files.member_id, path) > (${after.member}, ${after.path}) and is_held(held_files.member_id)
    order by held_files.member_id, path limit ${limit}`.execute(db);
  return rows;
}

/** Stores which files of a held picture exist, with their sizes. */
export async function storeHeldFiles(
  db: Handle,
  { member, path, files }: { member: Id; path: string; files: Readonly<Record<string, number>> },
): Promise<void> {
  await sql`update held_files set files = ${JSON.stringify(files)}::jsonb
    where member_id = ${member} and path = ${path}`.execute(db);
}
