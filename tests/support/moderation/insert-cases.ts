import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import type { SeededCase } from './seeded-cases.ts';

export interface SeedPlace {
  readonly sites: Readonly<Record<'a' | 'b', number>>;
  readonly member: Id;
  readonly reporter: Id;
  /** Decides first. */
  readonly first: Id;
  /** Decides appeals. */
  readonly second: Id;
}

interface Inserted {
  readonly of: SeededCase;
  readonly place: SeedPlace;
  readonly index: number;
}

const siteOf = ({ of, place }: Inserted) => place.sites[of.site];

async function insertComplaint(db: Handle, seeded: Inserted, subject: string, at: Date): Promise<Id> {
  const { of, place } = seeded;
  const { rows } = await sql<{ id: Id }>`
    insert into complaints (site_id, client_id, member_id, subject, words, language, origin, created_at)
    values (${siteOf(seeded)}, gen_random_uuid(), ${of.byVisitor ? null : place.reporter}, ${subject}, 'Kijk.', 'nl',
      'http://x', ${at}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function answer(
  db: Handle,
  { place }: Inserted,
  id: Id,
  outcome: string,
  at: Date,
  by: 'first' | 'second',
) {
  await sql`update complaints set outcome = ${outcome}, answer = 'Gezien.', answered_by = ${place[by]},
    answered_at = ${at}, keep_until = ${at}::timestamptz + interval '200 days' where id = ${id}`.execute(db);
}

async function insertAnswered(db: Handle, seeded: Inserted): Promise<void> {
  const { of } = seeded;
  const id = await insertComplaint(db, seeded, of.reason, of.at);
  if (of.decision === null) return;
  await answer(db, seeded, id, of.decision.outcome, addHours(of.at, of.decision.hours), 'first');
  if (of.appeal === null) return;
  const appealed = addHours(of.at, of.decision.hours + of.appeal.hours);
  const { rows } = await sql<{ id: Id }>`
    insert into complaints (site_id, client_id, member_id, subject, words, language, origin, created_at, appeals)
    select site_id, gen_random_uuid(), member_id, subject, 'Kijk weer.', language, origin, ${appealed}, id
    from complaints where id = ${id} returning id`.execute(db);
  if (of.appeal.decided === null) return;
  const outcome = of.appeal.decided.outcome === 'reversed' ? 'upheld' : 'not_upheld';
  await answer(db, seeded, rows[0]?.id ?? 0, outcome, addHours(appealed, of.appeal.decided.hours), 'second');
}

async function insertReport(db: Handle, seeded: Inserted): Promise<Id> {
  const { of, place, index } = seeded;
  const isReport = of.form === 'report';
  const source = { report: 'member', own: 'operator', refusal: 'review', notice_case: 'notice' }[
    of.form as 'own'
  ];
  const complaint = of.form === 'notice_case' ? await insertComplaint(db, seeded, of.reason, of.at) : null;
  const reason = of.form === 'notice_case' && of.reason === 'content' ? 'other' : of.reason;
  const { rows } = await sql<{ id: Id }>`
    insert into reports (site_id, reporter_id, member_id, photo_id, reason, snapshot, created_at, waits_since, source,
      complaint_id)
    values (${siteOf(seeded)}, ${isReport ? place.reporter : null}, ${place.member}, ${index + 1}, ${reason}, '{}',
      ${of.at}, ${of.at}, ${source}, ${complaint}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (isReport)
    await sql`insert into reporter_trust (report_id, standing, confirmed_days, upheld, rejected, signed_up_at, wave)
      values (${id}, ${of.standing}, 30, 0, 0, ${of.at}, ${of.inWave ? id - 1 : id})`.execute(db);
  return id;
}

async function hide(db: Handle, { of, place, index }: Inserted, report: Id): Promise<void> {
  if (of.hiding === null) return;
  if (of.hiding === 'automatic')
    await sql`insert into automatic_measures (report_id, site_id, rule, since)
      values (${report}, ${place.sites[of.site]}, 'established_reporter', ${of.at})`.execute(db);
  else
    await sql`insert into hidden_pictures (path, report_id, cause, was_main, since)
      values (${`members/p${index}`}, ${report}, ${of.hiding}, false, ${addHours(of.at, 46)})`.execute(db);
}

async function decide(db: Handle, { of, place }: Inserted, report: Id): Promise<void> {
  if (of.decision === null) return;
  const { outcome, also, ground, hours } = of.decision;
  const at = addHours(of.at, hours);
  await sql`insert into decisions (report_id, stage, operator_id, outcome, also, ground, decided_at, until)
    values (${report}, 'first', ${place.first}, ${outcome}, ${[...also]}, ${ground}, ${at},
      ${outcome === 'suspended' ? addHours(at, 72) : null})`.execute(db);
  await sql`update reports set status = 'closed', keep_until = ${at}::timestamptz + interval '200 days'
    where id = ${report}`.execute(db);
  // The decision ends a hiding of pictures, and its row goes.
  await sql`delete from hidden_pictures where report_id = ${report}`.execute(db);
}

async function appeal(db: Handle, { of, place }: Inserted, report: Id): Promise<void> {
  if (of.decision === null || of.appeal === null) return;
  const { by, hours, decided } = of.appeal;
  const at = addHours(of.at, of.decision.hours + hours);
  await sql`insert into appeals (report_id, words, created_at, by)
    values (${report}, 'Nee.', ${at}, ${by})`.execute(db);
  if (decided === null) return;
  await sql`insert into decisions (report_id, stage, operator_id, outcome, reasons, decided_at)
    values (${report}, ${by === 'member' ? 'appeal' : 'reporter_appeal'}, ${place.second}, ${decided.outcome}, 'Zo.',
      ${addHours(at, decided.hours)})`.execute(db);
}

/** Inserts a case as the service does: each act is a transaction of its own. */
export async function insertCase(platform: Platform, seeded: Inserted): Promise<void> {
  const { of } = seeded;
  const { transact } = platform;
  if (of.form === 'notice' || of.form === 'complaint') {
    await transact(({ db }) => insertAnswered(db, seeded));
    return;
  }
  const report = await transact(({ db }) => insertReport(db, seeded));
  await transact(({ db }) => hide(db, seeded, report));
  await transact(({ db }) => decide(db, seeded, report));
  await transact(({ db }) => appeal(db, seeded, report));
  if (of.liftedHours !== null)
    await sql`update decisions set lifted_at = ${addHours(of.at, of.liftedHours)}
      where report_id = ${report} and stage = 'first'`.execute(platform.db);
}
