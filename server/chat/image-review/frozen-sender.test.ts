import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { addImage } from '#contract/chat/add-image.ts';
import { countWaitingImages } from '#contract/chat/count-waiting-images.ts';
import { listWaitingImages } from '#contract/chat/list-waiting-images.ts';
import { reviewImagePath } from '#contract/chat/message.ts';
import { reviewImage } from '#contract/chat/review-image.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

let suspect: Person;
let first: TestOperator;
let second: TestOperator;

/** A member whose picture in a message waits for an operator. */
beforeEach(async () => {
  suspect = await service.person({ name: 'Sam', credits: 100 });
  const other = await service.person({ name: 'Anna' });
  [first, second] = [await newOperator(service), await newOperator(service)];
  const client_id = randomUUID();
  await suspect.api(addImage, { image: new Blob([await newPicture()]), client_id });
  await suspect.api(sendImage, { profile: other.id, client_id }).then(({ answer }) => answer);
});

const waiting = async ({ client }: TestOperator) =>
  (await client.api(listWaitingImages, {})).answer.results.filter(({ member }) => member === suspect.id);

const count = async () => (await first.client.api(countWaitingImages, {})).answer;

const freeze = async () =>
  (
    await first.client.api(placeHold, {
      ...{ client_id: randomUUID(), member: suspect.id, freeze: true },
      ...{ ground: 'child_abuse' as const, words: 'Foto van een kind.' },
    })
  ).answer.hold;

const mails = async () => {
  const { rows } = await sql<{ email: string }>`
    select email from addresses where member_id = ${suspect.id}`.execute(db);
  return service.service.mailbox?.list(rows[0]?.email ?? '') ?? [];
};

const statusNow = async () =>
  (
    await sql<{ status: string }>`select status from message_images where sender_id = ${suspect.id}`.execute(
      db,
    )
  ).rows;

test('a picture of a frozen sender leaves the queue and its count, and comes back [CSAM-2h, CSAM-2b]', async () => {
  const before = await count();
  const hold = await freeze();
  expect(await waiting(second)).toEqual([]);
  expect(await count()).not.toEqual(before);
  await second.client.api(confirmFreeze, { hold, confirmed: false }).then(({ answer }) => answer);
  expect(await waiting(second)).toHaveLength(1);
  expect(await count()).toEqual(before);
});

for (const verdict of ['pass', 'against_terms'] as const)
  test(`a verdict on a picture claimed before the freeze changes nothing: ${verdict} [CSAM-2h]`, async () => {
    const [image] = await waiting(second);
    const asked = { member: suspect.id, photo: image?.photo ?? 0 };
    const mailed = (await mails()).length;
    const hold = await freeze();
    const path = `${reviewImagePath}?member=${asked.member}&photo=${asked.photo}`;
    expect((await second.client.get(path)).status).toBe(404);
    expect((await second.client.api(reviewImage, { ...asked, verdict })).problem.code).toBe(
      'image_not_yours',
    );
    expect(await statusNow()).toEqual([{ status: 'waiting' }]);
    expect(await mails()).toHaveLength(mailed);
    await second.client.api(confirmFreeze, { hold, confirmed: false }).then(({ answer }) => answer);
    await waiting(second);
    await second.client.api(reviewImage, { ...asked, verdict }).then(({ answer }) => answer);
    expect(await statusNow()).toEqual([{ status: verdict === 'pass' ? 'sent' : 'rejected' }]);
  });
