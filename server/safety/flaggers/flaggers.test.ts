import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { endFlagger } from '#contract/safety/flaggers/end-flagger.ts';
import { getFlagger } from '#contract/safety/flaggers/get-flagger.ts';
import { listFlaggers } from '#contract/safety/flaggers/list-flaggers.ts';
import { registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import { sendFlaggerKey } from '#contract/safety/flaggers/send-flagger-key.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { getModerationFigures } from '#contract/safety/transparency/get-moderation-figures.ts';
import { sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;
let operator: TestOperator;
let email: string;
let flagger: Id;

/** The newest key that was mailed to an address. */
const mailedKey = (address: string, number: number) =>
  eventually(() => {
    const mails = service.service.mailbox?.list(address) ?? [];
    expect(mails).toHaveLength(number);
    const keys = mails.map(({ text }) => /#flagger=(?<key>[\w-]+)/u.exec(text)?.groups?.key ?? '');
    return keys[0] ?? '';
  });

const notice = (
  key: string | undefined,
  subject: 'content' | 'payment' = 'content',
  { api }: Pick<Client, 'api'> = service.client(),
) =>
  api(sendComplaint, {
    ...{
      client_id: randomUUID(),
      words: 'Dit is strafbaar.',
      subject,
      place: '/members/1',
      good_faith: true,
    },
    ...(key !== undefined && { flagger: key }),
  });

const register = (address: string) =>
  operator.client.api(registerFlagger, {
    ...{ name: 'Meldpunt', authority: 'ACM', email: address, until: '2029-12-31' },
  });

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  email = `${randomUUID()}@meldpunt.example`;
  flagger = (await register(email)).answer.flagger;
});

const row = async () =>
  (await operator.client.api(listFlaggers, {})).answer.results.find(({ id }) => id === flagger);

describe('a trusted flagger', () => {
  test('is recognised by the mailed key alone, and its notices come first and are counted [DSA-7d]', async () => {
    const urgent = await sendNotice(service, '/members/1');
    // The typed address proves nothing.
    await sendNotice(service, '/members/1', { subject: 'content', email });
    const key = String(await mailedKey(email, 1));
    expect(await row()).toMatchObject({ active: false, confirmed_at: null, notices: 0 });
    expect((await service.client().api(getFlagger, { key })).answer).toEqual({ name: 'Meldpunt' });
    const { number } = (await notice(key)).answer;
    const { results } = (await operator.client.api(listReports, {})).answer.complaints;
    expect(results.map((one) => [one.number, one.flagged])).toEqual([
      [number, true],
      [urgent, false],
      [expect.any(String), false],
    ]);
    // The next free complaint is that of the flagger as well.
    const { complaint } = (await operator.client.api(claimComplaint, {})).answer;
    expect(complaint).toMatchObject({
      number,
      sender: { name: 'Meldpunt', email },
      facts_of_sender: { standing: 'flagger', flagger: 'Meldpunt' },
    });
    expect(await row()).toMatchObject({ active: true, notices: 1, waiting: 1, upheld: 0 });
    await operator.client.api(answerComplaint, {
      ...{ complaint: complaint?.id ?? 0, outcome: 'upheld', words: 'Verwijderd.' },
    });
    expect(await row()).toMatchObject({ notices: 1, waiting: 0, upheld: 1, not_upheld: 0 });
  });

  test('is the source of its notices and their answers in the counts, even as a member [DSA-4c, DSA-7d]', async () => {
    const key = String(await mailedKey(email, 1));
    expect((await notice(key, 'content', await service.person())).status).toBe(200);
    const { complaint } = (await operator.client.api(claimComplaint, {})).answer;
    const id = complaint?.id ?? 0;
    await operator.client.api(answerComplaint, { complaint: id, outcome: 'upheld', words: 'Verwijderd.' });
    const { rows } = await sql`select kind, source from moderation_events where complaint_id = ${id}
      order by kind`.execute(db);
    expect(rows).toEqual([
      { kind: 'decided', source: 'trusted_flagger' },
      { kind: 'received', source: 'trusted_flagger' },
    ]);
    const period = String(service.platform.clock.now().getUTCFullYear());
    const { figures } = (await operator.client.api(getModerationFigures, { report: 'transparency', period }))
      .answer;
    const flagged = figures.find(
      ({ part, row, column }) => part === 'notices' && row === 'all' && column === 'trusted_flagger',
    );
    expect(flagged?.value).toBeGreaterThan(0);
  });

  test('is not recognised by a changed, replaced or ended key, or for another subject [DSA-7d]', async () => {
    const key = String(await mailedKey(email, 1));
    const changed = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
    expect((await notice(changed)).problem.code).toBe('flagger_unknown');
    expect((await notice(key, 'payment')).problem.code).toBe('flagger_unknown');
    expect((await operator.client.api(sendFlaggerKey, { flagger })).status).toBe(200);
    expect((await notice(key)).problem.code).toBe('flagger_unknown');
    await mailedKey(email, 2);
    expect((await operator.client.api(endFlagger, { flagger })).status).toBe(200);
    expect((await service.client().api(getFlagger, { key })).problem.code).toBe('flagger_unknown');
    expect(await row()).toMatchObject({ active: false, ended_at: expect.any(String) });
    // After its end the address can be registered again.
    expect((await register(email)).status).toBe(200);
  });

  test('is registered once per address, for a day to come within five years [DSA-7d]', async () => {
    expect((await register(email)).problem.code).toBe('flagger_exists');
    for (const [until, code] of [
      ['2020-01-01', 'in_the_past'],
      ['2099-01-01', 'too_late'],
    ] as const) {
      const bad = await operator.client.api(registerFlagger, {
        ...{ name: 'Meldpunt', authority: 'ACM', email: `${randomUUID()}@meldpunt.example`, until },
      });
      expect(bad.problem.errors).toMatchObject([{ field: 'until', code }]);
    }
  });

  test('is registered by administrators alone, with a fresh code and an entry in the audit log [SAFE-6a]', async () => {
    const moderator = await newOperator(service, service.client(), ['moderator']);
    expect((await moderator.client.api(listFlaggers, {})).problem.code).toBe('right_required');
    const { rows } = await sql`select from audit_entries
      where action = 'safety/register-flagger' and subject_id = ${flagger}`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
