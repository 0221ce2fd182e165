import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { escalatePhoto } from '#contract/profiles/escalate-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { uncausedRestrictions } from '../restrictions/uncaused-restrictions.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

test('an operator who sees a minor in the photo queue hides the profile at once, with an urgent case [AGE-4f]', async () => {
  const [bram, olga] = [await service.person({ name: 'Bram' }), await service.person({ name: 'Olga' })];
  const operator = await newOperator(service);
  const image = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#813' } })
    .png()
    .toBuffer();
  const { photo } = (await bram.api(addPhoto, { photo: new Blob([new Uint8Array(image)]) })).answer;
  expect((await olga.api(getMember, { id: bram.id })).answer.member.name).toBe('Bram');
  const form = { client_id: randomUUID(), member: bram.id, photo: photo.id, words: 'Lijkt veertien.' };
  const { report } = (await operator.client.api(escalatePhoto, form)).answer;
  expect((await olga.api(getMember, { id: bram.id })).status).not.toBe(200);
  const again = await operator.client.api(escalatePhoto, { ...form, client_id: randomUUID() });
  expect(again.answer.report).toBe(report);
  const { rows } = await sql`select reason, photo_id from reports where member_id = ${bram.id}`.execute(db);
  expect(rows).toEqual([{ reason: 'underage', photo_id: photo.id }]);
  expect(JSON.stringify((await operator.client.api(listReports, {})).answer)).toContain(String(report));
  // The photo stays in review, and the nightly check knows the cause of the hiding.
  const { rows: kept } = await sql`select status from photos where id = ${photo.id}`.execute(db);
  expect(kept).toEqual([{ status: 'pending' }]);
  expect(await uncausedRestrictions(db, new Date())).toEqual([]);
  // The way back: no breach shows the profile again.
  await operator.client.api(decideReport, { report, outcome: 'no_breach' }).then((reply) => reply.answer);
  expect((await olga.api(getMember, { id: bram.id })).answer.member.name).toBe('Bram');
});

test('a photo of another member or of nobody cannot be escalated [AGE-4f]', async () => {
  const bram = await service.person();
  const operator = await newOperator(service);
  const form = { client_id: randomUUID(), member: bram.id, photo: 17, words: 'Jong.' };
  expect((await operator.client.api(escalatePhoto, form)).problem.code).toBe('not_found');
  const support = await newOperator(service, service.client(), ['support']);
  expect((await support.client.api(escalatePhoto, form)).problem.code).toBe('right_required');
});

test('a picture of a fictional profile hides nobody, and the refusal has a name of its own [AGE-4f]', async () => {
  const vera = await service.person({ name: 'Vera' });
  const operator = await newOperator(service);
  const image = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#183' } })
    .png()
    .toBuffer();
  const { photo } = (await vera.api(addPhoto, { photo: new Blob([new Uint8Array(image)]) })).answer;
  await sql`update profiles set fictional = true where member_id = ${vera.id}`.execute(db);
  const form = { client_id: randomUUID(), member: vera.id, photo: photo.id, words: 'Lijkt veertien.' };
  const { problem } = await operator.client.api(escalatePhoto, form);
  expect(problem.code).toBe('fictional_picture');
  expect(problem.detail).toContain('fictief profiel');
  const { rows } = await sql`select from restrictions where member_id = ${vera.id}`.execute(db);
  expect(rows).toEqual([]);
});
