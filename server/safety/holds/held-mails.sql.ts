import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';
import { lockFreeze } from './holds.sql.ts';

export type HeldMailKind = 'picture_hidden' | 'picture_shown' | 'restriction_ended';

interface HeldMail {
  readonly member: Id;
  readonly report: Id;
  readonly kind: HeldMailKind;
  /** The payload of the job that sends the mail. */
  readonly payload: object;
}

/** The news that a later mail takes back, so that the member reads neither. */
const undone: Partial<Record<HeldMailKind, HeldMailKind>> = {
  picture_hidden: 'picture_shown',
  picture_shown: 'picture_hidden',
};

/**
 * Holds a mail back while the account of its member is frozen silently, and returns whether it did (CSAM-2). The lock
 * on the freeze orders this against its end: the end finds the mail, or the caller finds no freeze.
 */
export async function holdWhileFrozen(
  db: Handle,
  { member, report, kind, payload }: HeldMail,
): Promise<boolean> {
  if ((await lockFreeze(db, member)) === undefined) return false;
  const opposite = undone[kind];
  if (opposite !== undefined && (await deleteHeldMail(db, { member, report, kind: opposite }))) return true;
  await safetyTables(db)
    .insertInto('held_mails')
    .values({ member_id: member, report_id: report, kind, payload: JSON.stringify(payload) })
    .onConflict((one) => one.doNothing())
    .execute();
  return true;
}

async function deleteHeldMail(
  db: Handle,
  { member, report, kind }: Omit<HeldMail, 'payload'>,
): Promise<boolean> {
  const { numDeletedRows: deleted } = await safetyTables(db)
    .deleteFrom('held_mails')
    .where('member_id', '=', member)
    .where('report_id', '=', report)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return deleted === 1n;
}

/** The mails of a member that waited, oldest first. They wait no longer. */
export async function takeWaitingMails(
  db: Handle,
  member: Id,
): Promise<Array<{ readonly kind: HeldMailKind; readonly payload: unknown }>> {
  const { rows } = await sql<{ kind: HeldMailKind; payload: unknown }>`
    with taken as (delete from held_mails where member_id = ${member} returning kind, payload, since, report_id)
    select kind, payload from taken order by since, report_id`.execute(db);
  return rows;
}
