import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { complaintNotices, complaintSubjects } from '#contract/safety/complaint.ts';
import { basisOf, grounds } from '#contract/safety/decision.ts';
import { reopenCase } from '#contract/safety/reopen-case.ts';
import { reportReasons } from '#contract/safety/report-reason.ts';
import { categories } from '#contract/safety/transparency/figure.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { groundOfReason } from '../notices/notice-case.ts';
import { countingFindings } from './counting-findings.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;
const facts = 'Op de foto staat iemand anders.';
const ground = 'stolen_photo' as const;

let anna: Person;
let bram: Person;
let first: TestOperator;
let second: TestOperator;
let before: number[];

const eventIds = async () =>
  (await sql<{ id: number }>`select id from moderation_events`.execute(db)).rows.map(({ id }) => id);

/** The events since the test began, as `kind measure-or-outcome`. */
const newEvents = async (): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; about: string; measure: string | null; outcome: string | null }>`
    select kind, about, measure, outcome from moderation_events where not id = any (${before})`.execute(db);
  return rows
    .map(({ kind, about, measure, outcome }) => [kind, about, measure, outcome].filter(Boolean).join(' '))
    .sort();
};

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`delete from restrictions`.execute(db);
  [anna, bram] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
  [first, second] = [await newOperator(service), await newOperator(service)];
  before = await eventIds();
});

const taken = async () => {
  await anna.api(reportMember, { profile: bram.id, reason: 'fake' }).then(({ answer }) => answer);
  const { report } = (await first.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  return report.id;
};

describe('every event counts once', () => {
  test('a report sent twice, a decision of two devices, an appeal and its reversal [SAFE-7d]', async () => {
    const report = await taken();
    await anna.api(reportMember, { profile: bram.id, reason: 'fake' });
    const decision = { report, outcome: 'warning', ground, facts } as const;
    await Promise.all([first.client.api(decideReport, decision), first.client.api(decideReport, decision)]);
    await bram.api(appealDecision, { decision: report, words: 'Ik ben het zelf.' });
    await second.client.api(claimReport, { report });
    const review = { report, outcome: 'reversed', reasons: 'Klopt.' } as const;
    await Promise.all([second.client.api(decideAppeal, review), second.client.api(decideAppeal, review)]);
    expect(await newEvents()).toEqual([
      'appeal notice',
      'appeal_decided notice reversed',
      'decided notice measure',
      'measure notice warning',
      'received notice',
      'undone notice warning appeal',
    ]);
    expect(await countingFindings(db)).toEqual([]);
  });

  test('a further measure after a reopening adds itself alone [SAFE-7d]', async () => {
    const report = await taken();
    await first.client.api(decideReport, { report, outcome: 'warning', ground, facts });
    await first.client.api(reopenCase, { report, reasons: 'Hij doet het weer.' });
    await first.client
      .api(decideReport, { report, outcome: 'withheld', ground, facts })
      .then(({ answer }) => answer);
    expect(await newEvents()).toEqual([
      'decided notice measure',
      'measure notice warning',
      'measure notice withheld',
      'received notice',
    ]);
    expect(await countingFindings(db)).toEqual([]);
  });

  test('a refused photo that is approved after all counts as refused and withdrawn [SAFE-7d]', async () => {
    const photo = new Blob([new Uint8Array(await newPicture())]);
    const { id } = (await bram.api(addPhoto, { photo })).answer.photo;
    await first.client.api(listWaitingPhotos, {});
    const about = { member: bram.id, photo: id };
    await first.client
      .api(reviewPhoto, { ...about, from: 'pending', verdict: 'someone_else' })
      .then(({ answer }) => answer);
    await first.client
      .api(reviewPhoto, { ...about, from: 'rejected', verdict: 'pass' })
      .then(({ answer }) => answer);
    expect(await newEvents()).toEqual([
      'decided case measure',
      'measure case photo_refused',
      'received case',
      'undone case photo_refused withdrawn',
    ]);
    expect(await countingFindings(db)).toEqual([]);
  });

  test('a notice, the hiding for it, the decision and the answer [SAFE-7d, DSA-4c]', async () => {
    const number = await sendNotice(service, `http://localhost/members/${bram.id}`, { subject: 'underage' });
    const complaint = await claimNotice(first, number);
    await first.client.api(hideNoticeSubject, { complaint, picture: null }).then(({ answer }) => answer);
    const { report } = (await first.client.api(claimReport, {})).answer;
    await first.client
      .api(decideReport, { report: report?.id ?? 0, outcome: 'no_breach' })
      .then(({ answer }) => answer);
    await first.client.api(answerComplaint, { complaint, outcome: 'not_upheld', words: 'Nee.' });
    expect(await newEvents()).toEqual([
      'decided case no_breach',
      'decided notice not_upheld',
      'measure case hidden',
      'received case',
      'received notice',
      'reviewed case hidden mistake',
    ]);
    expect(await countingFindings(db)).toEqual([]);
  });

  test('a transaction that fails counts nothing [SAFE-7d]', async () => {
    const failing = service.platform.transact(async (unit) => {
      await sql`insert into complaints (site_id, client_id, subject, words, language, origin, created_at)
        values (1, gen_random_uuid(), 'underage', 'x', 'nl', 'x', now())`.execute(unit.db);
      throw new Error('the process dies here');
    });
    await expect(failing).rejects.toThrow();
    expect(await newEvents()).toEqual([]);
  });
});

describe('the rows', () => {
  test('hold no person, no operator and no moment once the case is gone [SAFE-7d]', async () => {
    await taken();
    await sql`delete from reports`.execute(db);
    const { rows } = await sql<Record<string, unknown>>`
      select * from moderation_events where not id = any (${before})`.execute(db);
    const [row = {}] = rows;
    expect(row).toMatchObject({ kind: 'received', reason: 'fake', report_id: null, complaint_id: null });
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'moderation_events'
        and (data_type like 'timestamp%' or column_name ~ 'member|operator|reporter|photo|words')`.execute(
      db,
    );
    expect(columns).toEqual([]);
    const ids = [anna.id, bram.id, first.id];
    expect(Object.values(row).filter((value) => ids.includes(Number(value)))).toEqual([]);
  });

  test.each([
    'delete from moderation_events',
    "update moderation_events set day = '2020-01-01'",
    'update moderation_events set report_id = null',
    'truncate moderation_events',
    'delete from active_recipients',
    'truncate published_figures',
  ])('refuse: %s [SAFE-7d]', async (statement) => {
    await taken();
    await sql`insert into active_recipients values (1, date_trunc('month', now()), 5, 5, now())
      on conflict do nothing`.execute(db);
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  });

  test('have the law and the categories of the contract [SAFE-7e]', async () => {
    const words = [...grounds, ...reportReasons, ...complaintSubjects];
    const { rows } = await sql<{
      word: string;
      category: string;
      basis: string;
      ground: string;
      notice: boolean;
    }>`
      select word, moderation_category(word) as category, moderation_basis(word) as basis,
        moderation_ground(word) as ground, is_notice(word) as notice from unnest(${words}::text[]) word`.execute(
      db,
    );
    const of = (word: string) => rows.find((row) => row.word === word);
    expect(rows.every(({ category }) => categories.some((known) => known === category))).toBe(true);
    expect(grounds.map((one) => of(one)?.basis)).toEqual(grounds.map(basisOf));
    expect(reportReasons.map((one) => of(one)?.ground)).toEqual(reportReasons.map(groundOfReason));
    expect(complaintSubjects.filter((one) => of(one)?.notice)).toEqual([...complaintNotices]);
  });
});
