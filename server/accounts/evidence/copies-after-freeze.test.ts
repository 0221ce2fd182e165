import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { askRelease } from '#contract/accounts/evidence/ask-release.ts';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { addImage } from '#contract/chat/add-image.ts';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { showImage } from '#contract/chat/show-image.ts';
import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { loadSites } from '#server/sites/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;
await sql`update sites set settings = settings || '{"image_review":"auto"}'`.execute(db);
await loadSites(db);

let operator: TestOperator;
let second: TestOperator;
let bram: Person;
let carla: Person;
let anna: Person;
let bytes: Buffer<ArrayBuffer>;
let original: { readonly id: Id; readonly path: string };

beforeEach(async () => {
  [operator, second] = [await newOperator(service), await newOperator(service)];
  [bram, carla, anna] = [await service.person(), await service.person(), await service.person()];
  bytes = await newPicture();
  original = await addApproved(service, bram, bytes);
});

const isSeen = async (path: string, by = anna) => (await by.get(`/media/${path}-card.webp`)).status === 200;
const stateOf = async ({ id }: { readonly id: Id }) =>
  (await sql`select status, withheld from photos where id = ${id}`.execute(db)).rows;
const photosOf = async (member: Id) => (await anna.api(getMember, { id: member })).answer.member.photos;
const decisionsOn = async (person: Person) => (await person.api(listCases, {})).answer.decisions;

const freeze = async (member: Id): Promise<Id> =>
  (
    await operator.client.api(placeHold, {
      ...{ client_id: randomUUID(), member, freeze: true },
      ...{ ground: 'authority_request' as const, words: 'Vordering.', authority: 'Politie' },
    })
  ).answer.hold;

/** Removes the intimate image of Bram with all copies. Returns the case. */
async function removeAll(): Promise<Id> {
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const hidden = await operator.client.api(hideNoticeSubject, { complaint, picture: original.id });
  const report = hidden.answer.member?.case?.report ?? 0;
  await operator.client.api(claimReport, { report });
  await operator.client
    .api(decideReport, {
      ...{ report, outcome: 'content_removed', ground: 'intimate_image' },
      ...{ facts: 'Zonder toestemming.', copies: 'all' },
    })
    .then(({ answer }) => answer);
  return report;
}

const endFreeze = (hold: Id) =>
  second.client.api(confirmFreeze, { hold, confirmed: false }).then(({ answer }) => answer);

async function release(hold: Id) {
  const { approval } = (await operator.client.api(askRelease, { hold, part: 'all' })).answer;
  await second.client.api(decideRelease, { approval, approved: true }).then(({ answer }) => answer);
}

for (const [name, end] of [
  ['one operator ends the freeze', endFreeze],
  ['two operators release everything', release],
] as const)
  test(`a removed picture of a frozen owner stays away after ${name} [NCII-1d, CSAM-2a, DSA-2a]`, async () => {
    const copy = await addApproved(service, carla, bytes);
    const other = await addApproved(service, carla, await newPicture());
    const hold = await freeze(carla.id);
    await removeAll();
    expect(await decisionsOn(carla)).toEqual([]);
    await end(hold);
    expect([await isSeen(copy.path), await isSeen(other.path)]).toEqual([false, true]);
    expect(await photosOf(carla.id)).toHaveLength(1);
    expect(await stateOf(copy)).toEqual([{ status: 'rejected', withheld: true }]);
    const [decision, ...more] = await decisionsOn(carla);
    expect([decision?.ground, more]).toEqual(['intimate_image', []]);
    await carla
      .api(appealDecision, { decision: decision?.id ?? 0, words: 'Dit ben ik zelf.' })
      .then(({ answer }) => answer);
    const third = await newOperator(service);
    const report = decision?.id ?? 0;
    await third.client.api(claimReport, { report });
    const reversed = { report, outcome: 'reversed' as const, reasons: 'Je bent het zelf.' };
    await third.client.api(decideAppeal, reversed).then(({ answer }) => answer);
    expect(await stateOf(copy)).toEqual([{ status: 'active', withheld: false }]);
  });

test('a removed picture in a message of a frozen owner is seen by nobody, and removed later [NCII-1d, CSAM-2a]', async () => {
  const client_id = randomUUID();
  await carla.api(addImage, { image: new Blob([bytes]), client_id });
  const { message } = (await carla.api(sendImage, { profile: anna.id, client_id })).answer;
  const at = { conversation: message?.conversation ?? 0, message: message?.id ?? 0 };
  const { image } = (await anna.api(showImage, at)).answer;
  const address = `${image.address}-whole.webp`;
  expect((await anna.get(address)).status).toBe(200);
  const hold = await freeze(carla.id);
  await removeAll();
  expect((await anna.get(address)).status).not.toBe(200);
  await endFreeze(hold);
  expect((await anna.get(address)).status).not.toBe(200);
  expect((await carla.get(`${message?.image?.address}-whole.webp`)).status).not.toBe(200);
  const { rows } = await sql<{ erased: boolean }>`select erased_at is not null as erased from messages
    where conversation_id = ${message?.conversation}`.execute(db);
  expect(rows).toEqual([{ erased: true }]);
});

test('a copy comes back after the freeze if the first decision was reversed meanwhile [NCII-1d, DSA-3b]', async () => {
  const copy = await addApproved(service, carla, bytes);
  const hold = await freeze(carla.id);
  const report = await removeAll();
  await bram
    .api(appealDecision, { decision: report, words: 'Dit ben ik zelf.' })
    .then(({ answer }) => answer);
  await second.client.api(claimReport, { report });
  await second.client
    .api(decideAppeal, { report, outcome: 'reversed', reasons: 'Je bent het zelf.' })
    .then(({ answer }) => answer);
  await endFreeze(hold);
  expect(await isSeen(copy.path)).toBe(true);
  expect(await decisionsOn(carla)).toEqual([]);
});
