import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { messageChanged } from '#contract/chat/events.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { isWithheld } from '#server/safety/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
await setAnswers(service.platform.db, 'editors');
const { db } = service.platform;

let anna: Person;
let bram: Person;
let conversation: number;

const say = (from: Person, to: Person, text: string) =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text });

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  anna = await service.person({ name: 'Anna' });
  bram = await service.person({ name: 'Bram' });
  conversation = (await say(anna, bram, 'Hoi!')).answer.message.conversation;
  await say(bram, anna, 'Stuur eens geld.');
  await say(anna, bram, 'Nee.');
});

/** Files a report and has an operator claim it. */
const taken = async (by: TestOperator, given: { message?: number; from?: Person } = {}) => {
  const { message = 2, from = anna } = given;
  await from.api(reportMessage, { conversation, message, reason: 'fake' });
  const { report } = (await by.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  return report;
};

const textsOf = async (person: Person) =>
  (await person.api(getMessages, { conversation })).answer.messages.map(({ text }) => text);

describe('a report', () => {
  test('stores the message with its context and stays unchanged afterwards [SAFE-1c, TRUST-4a, TRUST-4d]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    // His profile, her conversation and his messages are all deleted.
    await sql`update messages set body = null, erased_at = now() where conversation_id = ${conversation}`.execute(
      db,
    );
    await sql`update profiles set name = 'Anders', about = 'Niets' where member_id = ${bram.id}`.execute(db);
    const { report: again } = (await operator.client.api(claimReport, { report: report.id })).answer;
    expect(again).toMatchObject({
      subject: 'message',
      message: 2,
      status: 'open',
      reason: 'fake',
      profile: { name: 'Bram', fictional: false, label: null },
      messages: [
        { seq: 1, from: 'reporter', body: 'Hoi!' },
        { seq: 2, from: 'member', body: 'Stuur eens geld.' },
        { seq: 3, from: 'reporter', body: 'Nee.' },
      ],
    });
  });

  test('can be made about a removed, blocked or left conversation, by either member [TRUST-4b, TRUST-12c, TRUST-5b]', async () => {
    await anna.api(removeChat, { conversation });
    expect((await anna.api(reportMessage, { conversation, reason: 'spam' })).status).toBe(200);
    await bram.api(blockMember, { profile: anna.id });
    expect((await anna.api(reportMessage, { profile: bram.id, message: 2, reason: 'spam' })).status).toBe(
      200,
    );
    expect((await bram.api(reportMessage, { conversation, message: 3, reason: 'offensive' })).status).toBe(
      200,
    );
    await sql`update profiles set status = 'disabled' where member_id = ${bram.id}`.execute(db);
    expect(
      (await anna.api(reportMessage, { conversation, message: 2, reason: 'spam' })).answer.repeated,
    ).toBe(true);
  });

  test("cannot be made about the member's own message or other members' conversations [SAFE-1c]", async () => {
    const own = await anna.api(reportMessage, { conversation, message: 1, reason: 'spam' });
    expect(own.problem.code).toBe('own_message');
    const none = await anna.api(reportMessage, { conversation, message: 9, reason: 'spam' });
    expect(none.problem.code).toBe('not_found');
    const cas = await service.person();
    const foreign = await cas.api(reportMessage, { conversation, reason: 'spam' });
    expect(foreign.problem.code).toBe('not_found');
  });

  test('rejects a message number beyond the length of any conversation [API-2a]', async () => {
    const reason = 'fake' as const;
    for (const message of [2_000_000_001, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1]) {
      const { problem } = await anna.api(reportMessage, { conversation, message, reason });
      expect(problem.errors).toMatchObject([{ field: 'message' }]);
    }
    const last = await anna.api(reportMessage, { conversation, message: 2_000_000_000, reason });
    expect(last.problem.code).toBe('not_found');
  });

  test('creates one case with one receipt if filed twice, or five times at once [SAFE-1c]', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => anna.api(reportMessage, { conversation, message: 2, reason: 'spam' })),
    );
    expect(new Set(replies.map(({ answer }) => answer.number)).size).toBe(1);
    expect(replies.filter(({ answer }) => !answer.repeated)).toHaveLength(1);
    const { reported } = (await anna.api(listCases, {})).answer;
    expect(reported).toMatchObject([
      { number: replies[0]?.answer.number, subject: 'message', outcome: null },
    ]);
  });

  test('stores the label of a fictional profile as shown [FIC-14c]', async () => {
    await sql`update profiles set fictional = true where member_id = ${bram.id}`.execute(db);
    const operator = await newOperator(service);
    await anna.api(reportMessage, { conversation, reason: 'thought_real' });
    const { report } = (await operator.client.api(claimReport, {})).answer;
    expect(report?.profile).toMatchObject({ fictional: true, label: 'Fictief profiel' });
  });
});

describe('the moderation queue', () => {
  test('lists who works on which case, possible minors first, without any message text [SAFE-2g]', async () => {
    const [one, other] = [await newOperator(service), await newOperator(service)];
    await anna.api(reportMessage, { conversation, message: 2, reason: 'spam' });
    await bram.api(reportMessage, { conversation, reason: 'underage' });
    const listed = (await one.client.api(listReports, {})).answer;
    expect(listed.results.map(({ reason, held }) => [reason, held])).toEqual([
      ['underage', 'nobody'],
      ['spam', 'nobody'],
    ]);
    expect(JSON.stringify(listed)).not.toContain('geld');
    await one.client.api(claimReport, {});
    expect((await one.client.api(listReports, {})).answer.results[0]?.held).toBe('you');
    expect((await other.client.api(listReports, {})).answer.results[0]?.held).toBe('other');
  });

  test('gives two operators who claim at once two different cases [SAFE-2b]', async () => {
    const [one, other] = [await newOperator(service), await newOperator(service)];
    await anna.api(reportMessage, { conversation, message: 2, reason: 'spam' });
    await bram.api(reportMessage, { conversation, message: 1, reason: 'spam' });
    const [first, second] = await Promise.all([
      one.client.api(claimReport, {}),
      other.client.api(claimReport, {}),
    ]);
    const ids = [first.answer.report?.id, second.answer.report?.id];
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
    expect((await one.client.api(claimReport, {})).answer.report).toBeNull();
    const stolen = await one.client.api(claimReport, { report: ids[1] ?? 0 });
    expect(stolen.problem.code).toBe('report_not_yours');
    // An expired claim is free again.
    clock.forward(31 * 60);
    const late = await newOperator(service);
    expect((await late.client.api(claimReport, { report: ids[1] ?? 0 })).status).toBe(200);
  });

  test('logs every view and every decision in the audit log [SAFE-2f, SAFE-2g, GDPR-17a]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    await operator.client.api(decideReport, {
      report: report.id,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    });
    const { rows } = await sql<{ action: string; member_id: number; details: object }>`
      select action, member_id, details from audit_entries where subject_id = ${report.id} order by id`.execute(
      db,
    );
    expect(rows).toEqual([
      { action: 'safety/look-at-report', member_id: bram.id, details: {} },
      {
        action: 'safety/decide',
        member_id: bram.id,
        details: { outcome: 'warning', ground: 'spam' },
      },
    ]);
  });
});

describe('a decision', () => {
  test('removes the message for both members, on open devices too, and informs both [SAFE-1d, DSA-2b]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    const socket = await anna.socket();
    const heard = recordEvents(socket);
    const decided = {
      report: report.id,
      outcome: 'content_removed',
      ground: 'fake_or_fraud',
      facts: 'Gezien in de melding.',
    } as const;
    expect((await operator.client.api(decideReport, decided)).status).toBe(200);
    for (const person of [anna, bram]) expect(await textsOf(person)).toEqual(['Hoi!', '', 'Nee.']);
    await eventually(async () =>
      expect(heard.find(({ name }) => name === messageChanged.name)?.payload).toMatchObject({
        message: { id: 2, text: '' },
      }),
    );
    socket.close();
    expect((await anna.api(listCases, {})).answer.reported).toMatchObject([
      { outcome: 'measure_taken', name: 'Bram' },
    ]);
    const his = (await bram.api(listCases, {})).answer;
    expect(his.decisions).toMatchObject([
      {
        subject: 'message',
        outcome: 'content_removed',
        ground: 'fake_or_fraud',
        facts: 'Gezien in de melding.',
        appeal: null,
      },
    ]);
    // Nothing in it reveals the reporter.
    expect(JSON.stringify(his)).not.toContain('Anna');
    expect(JSON.stringify(his)).not.toContain(String(anna.id));
  });

  test('is made once: by two operators at once, or repeated [SAFE-2b]', async () => {
    const [one, other] = [await newOperator(service), await newOperator(service)];
    const report = await taken(one);
    const warning = {
      report: report.id,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    } as const;
    const replies = await Promise.all([
      one.client.api(decideReport, warning),
      other.client.api(decideReport, { report: report.id, outcome: 'no_breach' }),
      one.client.api(decideReport, warning),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 200]);
    const changed = await one.client.api(decideReport, { report: report.id, outcome: 'no_breach' });
    expect(changed.problem.code).toBe('report_not_yours');
    const { rows } = await sql`select from decisions where report_id = ${report.id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('finds nothing to remove in a report of a whole conversation [SAFE-1c, SAFE-2b]', async () => {
    const operator = await newOperator(service);
    await anna.api(reportMessage, { conversation, reason: 'offensive' });
    const { report } = (await operator.client.api(claimReport, {})).answer;
    const id = report?.id ?? 0;
    const refused = await operator.client.api(decideReport, {
      report: id,
      outcome: 'content_removed',
      ground: 'offensive',
      facts: 'Gezien in de melding.',
    });
    expect(refused.problem.code).toBe('nothing_to_remove');
    const silent = await operator.client.api(decideReport, { report: id, outcome: 'warning' });
    expect(silent.problem.errors).toMatchObject([
      { field: 'ground', code: 'required' },
      { field: 'facts', code: 'required' },
    ]);
  });

  test('withholds a member for fraud until an appeal reverses it [FIC-9d]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    const fraud = {
      report: report.id,
      outcome: 'withheld',
      ground: 'fake_or_fraud',
      facts: 'Gezien in de melding.',
    } as const;
    await operator.client.api(decideReport, fraud);
    expect(await isWithheld(db, bram.id)).toBe(true);
    await bram.api(appealDecision, { decision: report.id, words: 'Dat was een grap.' });
    // The first operator gets no appeal against their own decision.
    expect((await operator.client.api(claimReport, {})).answer.report).toBeNull();
    const second = await newOperator(service);
    const appeal = (await second.client.api(claimReport, {})).answer.report;
    expect(appeal).toMatchObject({
      id: report.id,
      status: 'appealed',
      appeal: { words: 'Dat was een grap.' },
    });
    await second.client.api(decideAppeal, {
      report: report.id,
      outcome: 'reversed',
      reasons: 'Opnieuw bekeken.',
    });
    expect(await isWithheld(db, bram.id)).toBe(false);
  });

  test('keeps a member withheld for fraud in two cases until the appeal of the second is granted [FIC-9d, DSA-3c]', async () => {
    const operator = await newOperator(service);
    const first = await taken(operator);
    await anna.api(reportMessage, { conversation, reason: 'fake' });
    const { rows } = await sql<{ id: number }>`select id from reports where message_seq is null`.execute(db);
    for (const report of [first.id, rows[0]?.id ?? 0]) {
      await operator.client.api(claimReport, { report });
      const fraud = {
        report,
        outcome: 'withheld',
        ground: 'fake_or_fraud',
        facts: 'Gezien in de melding.',
      } as const;
      expect((await operator.client.api(decideReport, fraud)).status).toBe(200);
      await bram.api(appealDecision, { decision: report, words: 'Dat was een grap.' });
    }
    const withheld: boolean[] = [];
    for (const report of [first.id, rows[0]?.id ?? 0]) {
      await reviewAppeal(service, report);
      withheld.push(await isWithheld(db, bram.id));
    }
    expect(withheld).toEqual([true, false]);
  });
});

describe('an appeal', () => {
  test('is made once, returns to the queue, and restores the text if granted [SAFE-1e, DSA-3a, DSA-3b]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    await operator.client.api(decideReport, {
      report: report.id,
      outcome: 'content_removed',
      ground: 'fake_or_fraud',
      facts: 'Gezien in de melding.',
    });
    const appeal = { decision: report.id, words: 'Ik bedoelde een grapje.' };
    const [one, two] = await Promise.all([
      bram.api(appealDecision, appeal),
      bram.api(appealDecision, appeal),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const other = await bram.api(appealDecision, { decision: report.id, words: 'En nog iets.' });
    expect(other.problem.code).toBe('appealed_already');
    const stranger = await service.person();
    expect((await stranger.api(appealDecision, appeal)).problem.code).toBe('not_found');

    const second = await newOperator(service);
    const claimed = (await second.client.api(claimReport, {})).answer.report;
    expect(claimed).toMatchObject({ status: 'appealed', decided: { outcome: 'content_removed' } });
    // The first decision cannot be repeated; the appeal gets its own.
    const again = {
      report: report.id,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    } as const;
    expect((await second.client.api(decideReport, again)).problem.code).toBe('report_not_yours');
    await second.client.api(decideAppeal, {
      report: report.id,
      outcome: 'reversed',
      reasons: 'Opnieuw bekeken.',
    });
    expect(await textsOf(bram)).toEqual(['Hoi!', 'Stuur eens geld.', 'Nee.']);
    expect((await bram.api(listCases, {})).answer.decisions).toMatchObject([
      { appeal: { words: 'Ik bedoelde een grapje.', outcome: 'reversed', reasons: 'Opnieuw bekeken.' } },
    ]);
  });

  test('can be made for six months [DSA-3a]', async () => {
    const operator = await newOperator(service);
    const report = await taken(operator);
    await operator.client.api(decideReport, {
      report: report.id,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Gezien in de melding.',
    });
    clock.forward(185 * 24 * 3600);
    const late = await bram.api(appealDecision, { decision: report.id, words: 'Toch niet.' });
    expect(late.problem.code).toBe('appeal_too_late');
  });
});
