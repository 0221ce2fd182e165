import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import { getChanges } from '#contract/chat/get-changes.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { changedMessages } from '#server/safety/door.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });

const say = async (from: Person, to: Person, text: string) =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

const changesOf = async (person: Person, since?: string) =>
  (await person.api(getChanges, since === undefined ? {} : { since })).answer;

test('lists a removed or restored message for both members by their cursor, and for nobody else [SAFE-2b, CHAT-6c]', async () => {
  const [anna, bram, cas] = [await service.person(), await service.person(), await service.person()];
  const operator = await newOperator(service);
  await say(anna, bram, 'Hoi!');
  const { conversation, id } = await say(bram, anna, 'Stuur eens geld.');
  const before = await changesOf(anna);
  expect(before.changes).toEqual([]);

  await anna.api(reportMessage, { conversation, message: id, reason: 'fake' });
  const report = (await operator.client.api(claimReport, {})).answer.report?.id ?? 0;
  expect((await changesOf(bram)).changes).toEqual([]);
  await operator.client.api(decideReport, {
    report,
    outcome: 'content_removed',
    ground: 'fake_or_fraud',
    facts: 'Gezien in de melding.',
  });
  const change = { conversation, message: id };
  for (const person of [anna, bram]) {
    expect((await changesOf(person)).changes).toEqual([change]);
    expect((await changesOf(person, before.until)).changes).toEqual([change]);
  }
  expect((await changesOf(cas)).changes).toEqual([]);

  // Repeated for a minute, because a decision is visible later than its date; then no more.
  expect((await changesOf(anna, (await changesOf(anna)).until)).changes).toEqual([change]);
  clock.forward(120);
  const { until } = await changesOf(anna);
  expect((await changesOf(anna, until)).changes).toEqual([]);

  await bram.api(appealDecision, { decision: report, words: 'Dat was een grap.' });
  await reviewAppeal(service, report);
  expect((await changesOf(anna, until)).changes).toEqual([change]);
});

test('lists no change for a decision that removes no message [SAFE-2b]', async () => {
  const [anna, bram] = [await service.person(), await service.person()];
  const operator = await newOperator(service);
  await say(anna, bram, 'Hoi!');
  const { conversation, id } = await say(bram, anna, 'Koop dit.');
  for (const message of [id, undefined]) {
    await anna.api(reportMessage, { conversation, reason: 'spam', ...(message && { message }) });
    const report = (await operator.client.api(claimReport, {})).answer.report?.id ?? 0;
    await operator.client.api(decideReport, {
      report,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    });
  }
  expect((await changesOf(anna)).changes).toEqual([]);
});

test('reads the changes in one statement and refuses an invalid cursor [CHAT-6c]', async () => {
  const anna = await service.person();
  const { platform, count } = countStatements(service.platform);
  await changedMessages(platform.db, { member: anna.id, since: null, limit: 500 });
  expect(count()).toBe(1);
  const { problem } = await anna.api(getChanges, { since: 'yesterday' });
  expect(problem.errors).toMatchObject([{ field: 'since' }]);
});
