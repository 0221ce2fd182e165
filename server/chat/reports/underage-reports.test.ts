import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import type { Outcome } from '#contract/safety/decision.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
await setAnswers(service.platform.db, 'editors');
const { db } = service.platform;

let operator: TestOperator;
let anna: Person;
let bram: Person;
let conversation: number;

const say = (from: Person, to: Person, text: string) =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text });

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  operator = await newOperator(service);
  anna = await service.person({ name: 'Anna', trusted: true });
  bram = await service.person({ name: 'Bram' });
  await verifyAddress(db, bram.id, clock.now());
  conversation = (await say(anna, bram, 'Hoi!')).answer.message.conversation;
  await say(bram, anna, 'Hoi.');
});

const report = (by: Person) => by.api(reportMember, { profile: bram.id, reason: 'underage' });

const isSeen = async (): Promise<boolean> => (await anna.api(getMember, { id: bram.id })).status === 200;

const balanceOf = async ({ id }: Person): Promise<number | undefined> =>
  (await sql<{ balance: number }>`select balance from wallets where member_id = ${id}`.execute(db)).rows[0]
    ?.balance;

const mailsTo = async ({ id }: Person): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select email from addresses where member_id = ${id}`.execute(
    db,
  );
  return (await service.mailTo(rows[0]?.email ?? '')).text;
};

/** The operator claims the next case and decides it. */
const decide = async (outcome: Exclude<Outcome, 'suspended' | 'banned'>): Promise<void> => {
  const taken = (await operator.client.api(claimReport, {})).answer.report;
  const measure = outcome === 'no_breach' ? {} : { ground: 'underage' as const, facts: 'Gezien.' };
  await operator.client
    .api(decideReport, { report: taken?.id ?? 0, outcome, ...measure })
    .then(({ answer }) => answer);
};

describe('a report of a possible minor', () => {
  test('hides the profile at once, states the reason, and is first in the queue [AGE-4a, DSA-2c]', async () => {
    const cas = await service.person({ name: 'Cas' });
    await anna.api(reportMember, { profile: cas.id, reason: 'spam' });
    expect(await isSeen()).toBe(true);
    await report(anna);
    expect(await isSeen()).toBe(false);
    const { results } = (await operator.client.api(listReports, {})).answer;
    expect(results.map(({ reason }) => reason)).toEqual(['underage', 'spam']);
    const { restrictions } = (await bram.api(listCases, {})).answer;
    expect(restrictions).toMatchObject([{ kind: 'hidden', ground: 'underage', until: null }]);
    await eventually(async () => {
      const text = await mailsTo(bram);
      for (const said of ['jonger dan 18', 'minstens 18', 'automatisch', 'voorrang', 'rechter'])
        expect(text).toContain(said);
      expect(text).not.toContain('Anna');
    });
  });

  test('keeps the member from writing, uncharged, and states the true reason [AGE-4b, CHAT-4a]', async () => {
    await report(anna);
    const before = await balanceOf(bram);
    expect((await say(bram, anna, 'Wat is er?')).problem.code).toBe('under_review');
    const stranger = await service.person();
    expect((await say(bram, stranger, 'Hoi')).problem.code).toBe('under_review');
    expect((await bram.api(getWriting, { profile: stranger.id })).answer.obstacle).toBe('under_review');
    expect(await balanceOf(bram)).toBe(before);
  });

  test('has the same effect if it is about a message, unlike reports for other reasons [AGE-4a]', async () => {
    await anna.api(reportMessage, { conversation, message: 2, reason: 'offensive' });
    expect(await isSeen()).toBe(true);
    await anna.api(reportMessage, { conversation, reason: 'underage' });
    expect(await isSeen()).toBe(false);
  });

  test('hides once if filed by many members at once; one decision lifts it and further reports do not hide again [AGE-4c]', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => service.person({ trusted: true })));
    const replies = await Promise.all(people.map(report));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await sql`select from restrictions where member_id = ${bram.id}`.execute(db);
    expect(rows).toHaveLength(1);
    await decide('no_breach');
    expect(await isSeen()).toBe(true);
    expect(await isWithheld(db, bram.id)).toBe(false);
    expect((await say(bram, anna, 'Daar ben ik weer.')).status).toBe(200);
    await eventually(async () => expect(await mailsTo(bram)).toContain('geldt niet meer'));
    await report(anna);
    expect(await isSeen()).toBe(true);
    clock.forward(91 * 24 * 3600);
    await report(await service.person({ trusted: true }));
    expect(await isSeen()).toBe(false);
  });

  test('waits for an operator if the reporter was wrong recently [AGE-4d, DSA-5b]', async () => {
    for (const _ of [1, 2, 3]) {
      const other = await service.person();
      await anna.api(reportMember, { profile: other.id, reason: 'underage' });
      await decide('no_breach');
    }
    await report(anna);
    expect(await isSeen()).toBe(true);
    expect((await operator.client.api(listReports, {})).answer.results).toMatchObject([
      { reason: 'underage' },
    ]);
  });

  test('keeps the fraud flag if decided as fraud, and keeps an invisible profile invisible [AGE-4c, FIC-9d]', async () => {
    await sql`update profiles set status = 'invisible' where member_id = ${bram.id}`.execute(db);
    await report(anna);
    await decide('withheld');
    const { rows } = await sql`select status, held_status from profiles where member_id = ${bram.id}`.execute(
      db,
    );
    expect(rows).toEqual([{ status: 'invisible', held_status: null }]);
    expect(await isWithheld(db, bram.id)).toBe(true);
  });

  test('leaves no fraud flag behind if an appeal reversed the flag in the meantime [AGE-4c, DSA-3c, FIC-9d]', async () => {
    await anna.api(reportMember, { profile: bram.id, reason: 'fake' });
    const fraud = (await operator.client.api(claimReport, {})).answer.report?.id ?? 0;
    const decided = {
      report: fraud,
      outcome: 'withheld',
      ground: 'fake_or_fraud',
      facts: 'Gezien in de melding.',
    } as const;
    await operator.client.api(decideReport, decided).then(({ answer }) => answer);
    clock.forward(60);
    await report(anna);
    await bram.api(appealDecision, { decision: fraud, words: 'Ik ben het echt.' });
    await reviewAppeal(service, fraud);
    expect(await isWithheld(db, bram.id)).toBe(true);
    await decide('no_breach');
    expect(await isWithheld(db, bram.id)).toBe(false);
  });

  test('hides at most three profiles on the word of one member until an operator looks [AGE-4d]', async () => {
    const others = await Promise.all([1, 2, 3].map(() => service.person()));
    await Promise.all(others.map(({ id }) => anna.api(reportMember, { profile: id, reason: 'underage' })));
    await report(anna);
    expect(await isSeen()).toBe(true);
    await decide('no_breach');
    // The reports of another member count separately.
    await report(await service.person({ trusted: true }));
    expect(await isSeen()).toBe(false);
  });

  test('hides photos added in the meantime from all but their owner until it is decided [AGE-4b, TRUST-1a]', async () => {
    await report(anna);
    const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
    const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
    await bram.api(addPhoto, { photo }).then(({ answer }) => answer);
    const { rows } = await sql<{ path: string }>`
      update photos set status = 'active', is_main = true where member_id = ${bram.id} returning path`.execute(
      db,
    );
    const file = `/media/${rows[0]?.path}-card.webp`;
    const seen = async () => (await service.get(file)).status;
    expect([await seen(), (await anna.fetch(file)).status]).toEqual([404, 404]);
    const own = await bram.fetch(file);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await decide('no_breach');
    expect(await seen()).toBe(200);
  });

  test('does not restrict a fictional profile [AGE-4d]', async () => {
    const fictional = await service.person({ fictional: true });
    expect((await anna.api(reportMember, { profile: fictional.id, reason: 'underage' })).status).toBe(200);
    const { rows } = await sql`select from restrictions where member_id = ${fictional.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});
