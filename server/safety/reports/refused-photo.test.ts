import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { mailRefusalsJob } from './mail-refusals.job.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

let bram: Person;
let operator: TestOperator;
let photos: Id[];

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from photos`.execute(db);
  bram = await service.person({ name: 'Bram' });
  photos = [];
  for (const background of ['#d6006e', '#00d66e']) {
    const image = sharp({ create: { width: 600, height: 800, channels: 3, background } });
    const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
    photos.push((await bram.api(addPhoto, { photo })).answer.photo.id);
  }
  operator = await newOperator(service);
  await operator.client.api(listWaitingPhotos, {});
});

const refuse = (photo: Id) =>
  operator.client
    .api(reviewPhoto, { member: bram.id, photo, from: 'pending', verdict: 'someone_else' })
    .then(({ answer }) => answer);

const decisions = async () => (await bram.api(listCases, {})).answer.decisions;

test('refused photos are decisions with facts and ground, and one mail for the sitting [DSA-2e, SAFE-7a]', async () => {
  const { rows } = await sql<{ email: string }>`
    update addresses set verified_at = now() where member_id = ${bram.id} returning email`.execute(db);
  for (const photo of photos) await refuse(photo);
  expect(await decisions()).toMatchObject([1, 2].map(() => ({ ground: 'stolen_photo', refused: true })));
  expect((await decisions())[0]?.facts).toContain('iemand anders');
  const payload = { member: bram.id, site: 1, origin: 'http://localhost' };
  for (let run = 0; run < 2; run += 1) await service.platform.jobs.send(mailRefusalsJob, payload);
  const mail = await eventually(() => service.mailTo(rows[0]?.email ?? ''));
  expect(mail.text).toContain('2 foto’s van je niet toegelaten');
  expect(mail.subject).not.toContain('foto');
});

test('a refused photo is appealed and decided by another operator, who sees the picture [DSA-3e, TRUST-1d]', async () => {
  const [photo = 0] = photos;
  await refuse(photo);
  const [decision] = await decisions();
  const report = decision?.id ?? 0;
  await bram
    .api(appealDecision, { decision: report, words: 'Ik ben het zelf.' })
    .then(({ answer }) => answer);
  expect((await operator.client.api(claimReport, { report })).problem.code).toBe('another_operator');
  const other = await newOperator(service);
  const { report: seen } = (await other.client.api(claimReport, { report })).answer;
  expect(seen).toMatchObject({ source: 'review', subject: 'photo', pictures: [expect.any(Number)] });
  await other.client.api(decideAppeal, { report, outcome: 'reversed', reasons: 'Je bent het zelf.' });
  const { rows } = await sql`select status from photos where id = ${photo}`.execute(db);
  expect(rows).toEqual([{ status: 'active' }]);
});

test('a refusal that its operator takes back leaves no decision [DSA-2e]', async () => {
  const [photo = 0] = photos;
  await refuse(photo);
  await operator.client.api(reviewPhoto, { member: bram.id, photo, from: 'rejected', verdict: 'pass' });
  expect(await decisions()).toEqual([]);
});
