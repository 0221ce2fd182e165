import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ComplaintOutcome } from '#contract/safety/complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';
import type { FlaggerKey } from './flagger-key.ts';

interface NewFlagger {
  readonly name: string;
  readonly authority: string;
  readonly address: Buffer;
  readonly addressHash: Buffer;
  readonly operator: Id;
  readonly until: Date;
  readonly at: Date;
}

/** Returns undefined if the address has a registration. */
export async function insertFlagger(db: Handle, made: NewFlagger): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .insertInto('trusted_flaggers')
    .values({
      ...{
        name: made.name,
        authority: made.authority,
        address: made.address,
        address_hash: made.addressHash,
      },
      ...{ registered_by: made.operator, registered_at: made.at, valid_until: made.until },
    })
    .onConflict((one) => one.column('address_hash').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const columns = [
  'id',
  'name',
  'authority',
  'address',
  'address_hash',
  'registered_at',
  'valid_until',
  'key_version',
  'confirmed_at',
  'ended_at',
  'notices',
  'upheld',
  'not_upheld',
] as const;

export const flaggerRow = (db: Handle, flagger: Id) =>
  safetyTables(db)
    .selectFrom('trusted_flaggers')
    .select(columns)
    .where('id', '=', flagger)
    .executeTakeFirst();

const most = 200;

/** All flaggers with the number of their waiting notices, the registered ones first. */
export const flaggerRows = (db: Handle) =>
  safetyTables(db)
    .selectFrom('trusted_flaggers')
    .select(columns)
    .select((one) =>
      one
        .selectFrom('complaints')
        .select((of) => of.fn.countAll<number>().as('waiting'))
        .whereRef('complaints.flagger_id', '=', 'trusted_flaggers.id')
        .where('complaints.outcome', 'is', null)
        .as('waiting'),
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('registered_at', 'desc')
    .limit(most)
    .execute();

/** The flagger of a key that is valid now. */
export const flaggerOfKey = (db: Handle, { flagger, version }: FlaggerKey, now: Date) =>
  safetyTables(db)
    .selectFrom('trusted_flaggers')
    .select(columns)
    .where('id', '=', flagger)
    .where('key_version', '=', version)
    .where('ended_at', 'is', null)
    .where('valid_until', '>', now)
    .executeTakeFirst();

/** Records that the key was used, so that its address is confirmed. */
export async function confirmFlagger(db: Handle, flagger: Id, at: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('trusted_flaggers')
    .set({ confirmed_at: at })
    .where('id', '=', flagger)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Ends all keys of a flagger and makes the next one. False if the registration ended. */
export async function renewKey(db: Handle, flagger: Id): Promise<boolean> {
  const { numUpdatedRows } = await safetyTables(db)
    .updateTable('trusted_flaggers')
    .set((one) => ({ key_version: one('key_version', '+', 1), confirmed_at: null }))
    .where('id', '=', flagger)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a registration. False if there is none, or it ended before. */
export async function endRegistration(
  db: Handle,
  flagger: Id,
  { operator, at }: { readonly operator: Id; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await safetyTables(db)
    .updateTable('trusted_flaggers')
    .set({ ended_at: at, ended_by: operator })
    .where('id', '=', flagger)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts a notice, or the answer to it. The counts outlive the notices. */
export async function countNotice(
  db: Handle,
  flagger: Id,
  counted: 'notices' | 'upheld' | 'not_upheld',
): Promise<void> {
  await sql`update trusted_flaggers set ${sql.ref(counted)} = ${sql.ref(counted)} + 1 where id = ${flagger}`.execute(
    db,
  );
}

/** Counts the answer to a notice of a trusted flagger. An appeal against an answer counts nothing. */
export async function countAnswer(
  db: Handle,
  notice: { readonly flagger_id: Id | null; readonly appeals: Id | null },
  outcome: ComplaintOutcome,
): Promise<void> {
  if (notice.flagger_id === null || notice.appeals !== null || outcome === 'answered') return;
  await countNotice(db, notice.flagger_id, outcome);
}
