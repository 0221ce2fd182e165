import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { HoldGround } from '#contract/safety/hold.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface NewHold {
  readonly clientId: string;
  readonly member: Id;
  readonly site: number;
  readonly ground: HoldGround;
  readonly words: string;
  readonly authority: string | null;
  readonly caseNumber: string | null;
  readonly report: Id | null;
  readonly operator: Id;
  readonly at: Date;
  readonly reviewAt: Date;
  readonly freeze: boolean;
}

/** The hold of a form that was sent before. */
export function holdOfForm(db: Handle, clientId: string) {
  return safetyTables(db)
    .selectFrom('evidence_holds')
    .select(['id', 'report_id', 'member_id'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export async function insertHold(db: Handle, added: NewHold): Promise<Id> {
  const { clientId, member, site, caseNumber, report, operator, at, reviewAt, freeze, ...rest } = added;
  const { id } = await safetyTables(db)
    .insertInto('evidence_holds')
    .values({
      ...rest,
      ...{ client_id: clientId, member_id: member, site_id: site, case_number: caseNumber },
      ...{ report_id: report, placed_by: operator, owner_id: operator, placed_at: at, review_at: reviewAt },
      frozen_at: freeze ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A hold in force, locked until the transaction ends. */
export function lockHold(db: Handle, id: Id) {
  return safetyTables(db)
    .selectFrom('evidence_holds')
    .selectAll()
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The hold that freezes a member now, locked until the transaction ends. */
export function lockFreeze(db: Handle, member: Id) {
  return safetyTables(db)
    .selectFrom('evidence_holds')
    .select(['id', 'placed_by', 'confirmed_at'])
    .where('member_id', '=', member)
    .where('released_at', 'is', null)
    .where('frozen_at', 'is not', null)
    .where('unfrozen_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type HoldChange = Partial<{
  owner_id: Id;
  review_at: Date;
  confirmed_by: Id;
  confirmed_at: Date;
  unfrozen_by: Id;
  unfrozen_at: Date;
  release_asked_by: Id;
  released_by: Id;
  released_at: Date;
}>;

/** A trigger refuses changes that give up evidence without two operators. */
export async function changeHold(db: Handle, id: Id, changed: HoldChange): Promise<void> {
  await safetyTables(db).updateTable('evidence_holds').set(changed).where('id', '=', id).execute();
}

/** Whether the account is frozen silently (CSAM-2). */
export async function isFrozen(db: Handle, member: Id): Promise<boolean> {
  const { rows } = await sql<{ frozen: boolean }>`select is_frozen(${member}) as frozen`.execute(db);
  return rows[0]?.frozen === true;
}

/** Whether evidence of the member is held. */
export async function isHeld(db: Handle, member: Id): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_held(${member}) as held`.execute(db);
  return rows[0]?.held === true;
}

/** The pictures among these whose files are held. */
export async function heldPictures(db: Handle, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${[...paths]}::text[]) as path where is_held_picture(path)`.execute(db);
  return new Set(rows.map(({ path }) => path));
}

/** Deletes what is kept of a member without a hold, and returns the pictures whose files were kept. */
export async function giveUpEvidence(db: Handle, member: Id): Promise<string[]> {
  await sql`delete from held_rows where member_id = ${member}`.execute(db);
  const { rows } = await sql<{ path: string }>`
    delete from held_files where member_id = ${member} returning path`.execute(db);
  return rows.map(({ path }) => path);
}

/** Erases words about an erased member. Terms, numbers and operators stay. */
export async function eraseHoldWords(db: Handle, member: Id): Promise<void> {
  await sql`update evidence_holds set words = null where member_id = ${member}`.execute(db);
  await sql`update evidence_exports set words = null where member_id = ${member}`.execute(db);
}
