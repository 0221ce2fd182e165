import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addImage } from '#contract/chat/add-image.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { imageFile } from '#contract/chat/message.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { showImage } from '#contract/chat/show-image.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { evidencePath } from '#contract/safety/report-case.ts';
import { picture } from '#tests/support/files/hostile-images.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';

// The demo delivers at once (CHAT-10).
const service = await startServiceWithMembers();

test('stores a reported picture as evidence, removes it for both, and restores it after an appeal [SAFE-1c, SAFE-1e, TRUST-4a, TRUST-4d, CHAT-10c]', async () => {
  const [anna, bram] = [await service.person(), await service.person()];
  const operator = await newOperator(service);
  const client_id = randomUUID();
  const image = new Blob([new Uint8Array(await picture(900, 600).jpeg().toBuffer())]);
  await bram.api(addImage, { image, client_id });
  const { message } = (await bram.api(sendImage, { profile: anna.id, client_id })).answer;
  const conversation = message?.conversation ?? 0;
  const own = async (person: Person) =>
    (await person.api(getMessages, { conversation })).answer.messages[0]?.image?.address ?? null;
  const address = (await own(bram)) ?? '';
  expect((await bram.get(imageFile(address, 'bubble', 'webp'))).status).toBe(200);

  await anna.api(reportMessage, { conversation, message: message?.id ?? 0, reason: 'offensive' });
  const kept = async () =>
    (await sql<{ id: number }>`select id from report_pictures order by id`.execute(service.platform.db)).rows;
  const first = await kept();
  expect(first).toHaveLength(1);
  const second = { conversation, message: message?.id ?? 0, reason: 'fake' } as const;
  expect((await anna.api(reportMessage, second)).answer.repeated).toBe(true);
  // A repeated report of the same case stores no further copy.
  expect(await kept()).toEqual(first);
  const { report } = (await operator.client.api(claimReport, {})).answer;
  const [evidence] = report?.pictures ?? [];
  const seen = await operator.client.fetch(`${evidencePath}?picture=${evidence}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const id = report?.id ?? 0;
  const removed = {
    report: id,
    outcome: 'content_removed',
    ground: 'unwanted_sexual',
    facts: 'Gezien in de melding.',
  } as const;
  expect((await operator.client.api(decideReport, removed)).status).toBe(200);
  expect([await own(bram), await own(anna)]).toEqual([null, null]);
  expect((await bram.get(imageFile(address, 'bubble', 'webp'))).status).toBe(404);
  // Even the blur is gone for anybody who requests the picture.
  const asked = { conversation, message: message?.id ?? 0 };
  for (const person of [anna, bram])
    expect((await person.api(showImage, asked)).problem.code).toBe('not_found');

  await bram.api(appealDecision, { decision: id, words: 'Zij vroeg erom.' });
  await reviewAppeal(service, id);
  expect(await own(bram)).not.toBeNull();
});
