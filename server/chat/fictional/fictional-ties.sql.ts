import { sql } from 'kysely';
import type { CareCause } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** A member and a fictional profile. */
interface FictionalTie {
  readonly member: Id;
  readonly profile: Id;
}

const keyOf = ({ member, profile }: FictionalTie) => ({ member_id: member, profile_id: profile });

export interface TieState {
  readonly spent: number;
  readonly pausedAt: Date | null;
  readonly cause: CareCause | null;
  readonly resumedAt: Date | null;
}

/**
 * Stores what the member was shown (FIC-4). An existing row stays, because it proves the first
 * acknowledgement.
 */
export async function insertTie(
  db: Handle,
  tie: FictionalTie & {
    readonly locale: string;
    readonly label: string;
    readonly words: string;
    readonly at: Date;
  },
): Promise<void> {
  const { locale, label, words, at } = tie;
  await chatTables(db)
    .insertInto('fictional_ties')
    .values({ ...keyOf(tie), acknowledged_at: at, locale, label, words })
    .onConflict((one) => one.columns(['member_id', 'profile_id']).doNothing())
    .execute();
}

/**
 * Adds the price of a message and locks the row until the end of the transaction. Undefined if the profile
 * was not acknowledged.
 */
export async function addFictionalSpending(
  db: Handle,
  tie: FictionalTie,
  cost: number,
): Promise<TieState | undefined> {
  const row = await chatTables(db)
    .updateTable('fictional_ties')
    .set({ spent: sql`spent + ${cost}` })
    .where((is) => is.and(keyOf(tie)))
    .returning(['spent', 'paused_at', 'pause_cause', 'resumed_at'])
    .executeTakeFirst();
  return (
    row && {
      spent: row.spent,
      pausedAt: row.paused_at,
      cause: row.pause_cause,
      resumedAt: row.resumed_at,
    }
  );
}

export async function pauseFictional(
  db: Handle,
  tie: FictionalTie,
  cause: CareCause,
  at: Date,
): Promise<void> {
  await chatTables(db)
    .updateTable('fictional_ties')
    .set({ paused_at: at, pause_cause: cause })
    .where((is) => is.and(keyOf(tie)))
    .execute();
}

/** The cause of a pause that is active now, or null. */
export async function pauseCauseOf(db: Handle, tie: FictionalTie): Promise<CareCause | null> {
  const row = await chatTables(db)
    .selectFrom('fictional_ties')
    .select('pause_cause')
    .where((is) => is.and(keyOf(tie)))
    .executeTakeFirst();
  return row?.pause_cause ?? null;
}

/** Deletes the causes of pauses that began before the given time. */
export async function deletePauseCauses(db: Handle, before: Date): Promise<void> {
  await chatTables(db)
    .updateTable('fictional_ties')
    .set({ pause_cause: null })
    .where('paused_at', '<', before)
    .where('pause_cause', 'is not', null)
    .execute();
}

/** Ends a pause that began by `before` and resets `spent`. Returns whether a pause is still active. */
export async function endFictionalPause(
  db: Handle,
  tie: FictionalTie,
  before: Date,
  at: Date,
): Promise<boolean> {
  await chatTables(db)
    .updateTable('fictional_ties')
    .set({ paused_at: null, pause_cause: null, resumed_at: at, spent: 0 })
    .where((is) => is.and(keyOf(tie)))
    .where('paused_at', '<=', before)
    .execute();
  const paused = await chatTables(db)
    .selectFrom('fictional_ties')
    .select('paused_at')
    .where((is) => is.and(keyOf(tie)))
    .where('paused_at', 'is not', null)
    .executeTakeFirst();
  return paused !== undefined;
}

/** The acknowledgements of a member with the texts shown, for their export (GDPR-7). */
export function tiesForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('fictional_ties')
    .select([
      'profile_id',
      'acknowledged_at',
      'locale',
      'label',
      'words',
      'spent',
      'paused_at',
      'pause_cause',
    ])
    .where('member_id', '=', member)
    .orderBy('acknowledged_at')
    .orderBy('profile_id')
    .execute();
}

/** Deletes the rows of an erased account on either side. */
export async function deleteTies(db: Handle, member: Id): Promise<void> {
  await chatTables(db)
    .deleteFrom('fictional_ties')
    .where((is) => is.or([is('member_id', '=', member), is('profile_id', '=', member)]))
    .execute();
}

/**
 * The credits of all messages, gifts and pictures that a member ever sent to a profile. Pictures still
 * waiting for review do not count, nor do messages whose credits came back because nobody answered.
 */
export async function creditsSpentOn(db: Handle, { member, profile }: FictionalTie): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(messages.cost), 0)::int as credits
    from participants
    join messages using (conversation_id)
    where participants.member_id = ${member} and participants.other_id = ${profile}
      and messages.sender_id = ${member}
      and not exists (select from fictional_messages promised
        where promised.conversation_id = messages.conversation_id and promised.seq = messages.seq
          and promised.outcome = 'returned')`.execute(db);
  return rows[0]?.credits ?? 0;
}
