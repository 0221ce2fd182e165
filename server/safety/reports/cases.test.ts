import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { evidencePath } from '#contract/safety/report-case.ts';
import { disableOperator } from '#server/operators/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { readEvidencePicture } from './evidence-pictures.ts';
import { purgeReportsJob } from './purge-reports.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db, storage } = service.platform;

let anna: Person;
let bram: Person;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  anna = await service.person({ name: 'Anna' });
  bram = await service.person({ name: 'Bram' });
  operator = await newOperator(service);
});

const photoOf = async (person: Person): Promise<Id> => {
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
  const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
  const { id } = (await person.api(addPhoto, { photo })).answer.photo;
  await sql`update photos set status = 'active' where id = ${id}`.execute(db);
  return id;
};

const report = async (by: Person, photo?: Id) => {
  await by.api(reportMember, {
    profile: bram.id,
    reason: 'fake',
    words: 'Dit klopt niet.',
    ...(photo !== undefined && { photo }),
  });
  const { rows } = await sql<{ id: Id }>`select id from reports where reporter_id = ${by.id}`.execute(db);
  return rows[0]?.id ?? 0;
};

/**
 * Writes a decision as `chat/decide-report` does, which safety may not import because it is above in the
 * domain order.
 */
const decided = async (id: Id) => {
  const now = clock.now();
  await sql`insert into decisions (report_id, stage, operator_id, outcome, ground, decided_at)
    values (${id}, 'first', ${operator.id}, 'warning', 'spam', ${now})`.execute(db);
  await sql`update reports set status = 'closed', keep_until = ${new Date(now.getTime() + 200 * daySeconds * 1000)}
    where id = ${id}`.execute(db);
};

const held = async (id: Id) => (await sql`select from reports where id = ${id}`.execute(db)).rows.length;

const pictureOf = async (id: Id): Promise<Id> => {
  const { rows } = await sql<{ id: Id }>`select id from report_pictures where report_id = ${id}`.execute(db);
  return rows[0]?.id ?? 0;
};

const purge = () => service.platform.jobs.send(purgeReportsJob, {});

test('keeps a reported photo unchanged, visible only to the operator who holds the case [TRUST-4d, GDPR-17a, CSAM-2b]', async () => {
  const photo = await photoOf(bram);
  const id = await report(anna, photo);
  const picture = await pictureOf(id);
  await bram.api(removePhoto, { id: photo });
  const look = (by: Pick<Person, 'fetch'>) => by.fetch(`${evidencePath}?picture=${picture}`);
  expect((await look(operator.client)).status).toBe(404);
  const { report: taken } = (await operator.client.api(claimReport, {})).answer;
  expect(taken).toMatchObject({ subject: 'photo', pictures: [picture] });
  const seen = await look(operator.client);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).height).toBe(800);
  for (const stranger of [anna, service.client(), (await newOperator(service)).client])
    expect([403, 404]).toContain((await look(stranger)).status);
  // The login continues, the hold does not.
  clock.forward(20 * 60);
  await operator.client.api(listReports, {});
  clock.forward(11 * 60);
  expect((await look(operator.client)).status).toBe(404);
});

test('stores evidence sealed, and still reads files from before the sealing [TRUST-4d, OPS-3i]', async () => {
  const picture = await pictureOf(await report(anna, await photoOf(bram)));
  const bytes = await storage.get(`evidence/${picture}.sealed`);
  await expect(sharp(bytes).metadata()).rejects.toThrow();
  const plain = await readEvidencePicture(service.platform, picture);
  expect((await sharp(plain ?? bytes).metadata()).format).toBe('webp');
  await storage.delete(`evidence/${picture}.sealed`);
  await storage.put(`evidence/${picture}.webp`, plain ?? '');
  expect(await readEvidencePicture(service.platform, picture)).toEqual(plain);
});

test('lets a disabled operator neither claim, view nor list cases [SAFE-2b]', async () => {
  await report(anna);
  await newOperator(service);
  await disableOperator(db, operator.email, clock.now());
  expect((await operator.client.api(claimReport, {})).problem.code).toBe('operator_required');
  expect((await operator.client.api(listReports, {})).problem.code).toBe('operator_required');
});

test('keeps an open case, and a decided one for 200 days, its photos a day longer [TRUST-5d, GDPR-9c]', async () => {
  const photo = await photoOf(bram);
  const [open, closed] = [await report(anna, photo), await report(await service.person(), photo)];
  const picture = await pictureOf(closed);
  await decided(closed);
  clock.forward(199 * daySeconds);
  await purge();
  clock.forward(2 * daySeconds);
  await purge();
  await eventually(async () => expect(await held(closed)).toBe(0));
  await eventually(async () => expect(await readEvidencePicture(service.platform, picture)).toBeNull());
  expect(await held(open)).toBe(1);
  expect(await readEvidencePicture(service.platform, await pictureOf(open))).not.toBeNull();
});

test("keeps evidence after either erasure, without the reporter's name or an appeal [TRUST-5c, ACC-13e]", async () => {
  const id = await report(anna);
  await decided(id);
  await bram.api(appealDecision, { decision: id, words: 'Ik was het niet.' });
  const erase = (member: Id) => service.platform.transact((unit) => eraseAccount(unit, member, clock.now()));
  await erase(anna.id);
  expect(await held(id)).toBe(1);
  expect((await operator.client.api(listReports, {})).answer.results).toMatchObject([{ status: 'appealed' }]);
  await erase(bram.id);
  const { rows } = await sql`select reporter_id, status, snapshot ->> 'name' as name from reports`.execute(
    db,
  );
  expect(rows).toEqual([{ reporter_id: null, status: 'closed', name: 'Bram' }]);
  expect((await sql`select from appeals`.execute(db)).rows).toEqual([]);
});

test('exports the decisions about the member without anybody’s name [SAFE-3a, GDPR-7c]', async () => {
  const id = await report(anna);
  await decided(id);
  const of = (person: Person) =>
    exportAccount({ db, storage, member: person.id, pseudonymOf: () => 'member-1' });
  const [hers, his] = [JSON.stringify(await of(anna)), JSON.stringify(await of(bram))];
  expect(his).toContain('"outcome":"warning"');
  expect(his).not.toContain('Anna');
  expect(his).not.toContain('Dit klopt niet.');
  expect(hers).toContain('Dit klopt niet.');
  expect(hers).not.toContain('"outcome":"warning"');
});

test('answers a report of a blocker like one of an erased member [TRUST-3b]', async () => {
  const [gone, hidden] = [await service.person(), await service.person()];
  await bram.api(blockMember, { profile: anna.id });
  await sql`update profiles set status = 'invisible' where member_id = ${hidden.id}`.execute(db);
  await sql`delete from profiles where member_id = ${gone.id}`.execute(db);
  await sql`update members set erased_at = now() where id = ${gone.id}`.execute(db);
  const answers = await Promise.all(
    [bram, gone, hidden].map(({ id }) => anna.api(reportMember, { profile: id, reason: 'spam' })),
  );
  expect(answers.map(({ status, answer }) => [status, answer.repeated])).toEqual([
    [200, false],
    [200, false],
    [200, false],
  ]);
});

test('mails the receipt and the outcome without a name or a reason [TRUST-4c, EML-9b]', async () => {
  const { rows } = await sql<{ email: string }>`
    update addresses set verified_at = now() where member_id = ${anna.id} returning email`.execute(db);
  await report(anna);
  const mail = await service.mailTo(rows[0]?.email ?? '');
  const { number } = (await anna.api(listCases, {})).answer.reported[0] ?? { number: '' };
  expect(mail.subject).toBe('We hebben je melding');
  expect(mail.text).toContain(number);
  expect(mail.links[0]).toMatch(/\/cases$/);
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Bram|Nepprofiel|oplicht/i);
});
