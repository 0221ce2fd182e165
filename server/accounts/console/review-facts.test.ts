import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listReviewFacts } from '#contract/accounts/console/list-review-facts.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reviewFilePath, reviewPhoto } from '#contract/photos/review-photo.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;
let operator: TestOperator;
let anna: Person;
let bram: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
});

beforeEach(async () => {
  await sql`delete from photos`.execute(service.platform.db);
  operator = await newOperator(service);
  anna = await service.person({ name: 'Anna', language: 'de' });
  bram = await service.person({ name: 'Bram', trusted: true });
});

const send = async (person: Person): Promise<number> => {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } })
    .png()
    .toBuffer();
  return (await person.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) })).answer.photo.id;
};

const take = async (by: TestOperator) =>
  (await by.client.api(listWaitingPhotos, {})).answer.results.map(({ photo }) => photo);

test('shows text, site, language, refusals, reports and shared networks of each member [SAFE-10a]', async () => {
  const { db } = service.platform;
  await anna.api(changeProfile, { about: 'Ik hou van wandelen.' });
  const [first] = [await send(anna), await send(anna)];
  await take(operator);
  await operator.client.api(reviewPhoto, {
    ...{ member: anna.id, photo: first, from: 'pending', verdict: 'too_explicit' },
  });
  await bram.api(reportMember, { profile: anna.id, reason: 'fake', words: 'Dit klopt niet.' });
  const network = Buffer.alloc(16, 7);
  for (const member of [anna.id, bram.id])
    await sql`insert into security_events (kind, member_id, network_hash, at)
      values ('log_in_failed', ${member}, ${network}, now())`.execute(db);
  const { results } = (await operator.client.api(listReviewFacts, { members: [anna.id, bram.id, anna.id] }))
    .answer;
  expect(results).toHaveLength(2);
  expect(results.find(({ member }) => member === anna.id)).toMatchObject({
    ...{ host: 'localhost', language: 'de', about: 'Ik hou van wandelen.', approved: 0 },
    refused: [{ reason: 'too_explicit', number: 1 }],
    reports: [{ reason: 'fake', number: 1 }],
    device: { number: 0, more: false },
    network: { number: 1, more: false },
  });
  // The look is recorded for each member.
  const { rows } = await sql`select member_id from security_events
    where operator_id = ${operator.id} and member_id in (${anna.id}, ${bram.id})`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(2);
});

test('gives two operators pages without a common photo, each with small pictures [SAFE-10a, SAFE-10b]', async () => {
  for (let each = 0; each < 10; each += 1) {
    const person = await service.person({});
    for (let photo = 0; photo < 3; photo += 1) await send(person);
  }
  const other = await newOperator(service);
  const [own, theirs] = await Promise.all([take(operator), take(other)]);
  expect(own.length + theirs.length).toBe(30);
  expect(Math.max(own.length, theirs.length)).toBe(16);
  expect(own.filter((photo) => theirs.includes(photo))).toEqual([]);
  const { rows } = await sql<{ id: number; member_id: number }>`
    select id, member_id from photos where id = ${own[0]}`.execute(service.platform.db);
  const [row] = rows;
  const path = `${reviewFilePath}?member=${row?.member_id}&photo=${row?.id}&size=small`;
  const small = await operator.client.get(path);
  expect(small.status).toBe(200);
  expect((await other.client.get(path)).status).toBe(404);
});
