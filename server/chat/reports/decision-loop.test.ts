import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import type { Ground } from '#contract/safety/decision.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { reopenCase } from '#contract/safety/reopen-case.ts';
import { disableOperator } from '#server/operators/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

const facts = 'Op de foto staat iemand anders.';
const ground: Ground = 'stolen_photo';

let anna: Person;
let bram: Person;
let first: TestOperator;
let second: TestOperator;
let photo: Id;

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from restrictions`.execute(db);
  anna = await service.person({ name: 'Anna' });
  bram = await service.person({ name: 'Bram' });
  await bram.api(changeProfile, { about: 'Mijn tekst.' });
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
  const blob = new Blob([new Uint8Array(await image.png().toBuffer())]);
  photo = (await bram.api(addPhoto, { photo: blob })).answer.photo.id;
  await sql`update photos set status = 'active' where id = ${photo}`.execute(db);
  first = await newOperator(service);
  second = await newOperator(service);
});

/** Reports Bram, and has the first operator claim the case. */
const taken = async (about?: Id, by = anna) => {
  await by.api(reportMember, {
    ...{ profile: bram.id, reason: 'fake' },
    ...(about !== undefined && { photo: about }),
  });
  const { report } = (await first.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  return report;
};

const stateOf = async () => {
  const { rows } = await sql<{ photo: string; about: string | null; kinds: string[] }>`
    select photos.status as photo, profiles.about,
      array(select kind from restrictions where member_id = ${bram.id}) as kinds
    from photos join profiles using (member_id) where photos.id = ${photo}`.execute(db);
  return rows[0];
};

const asItWas = { photo: 'active', about: 'Mijn tekst.', kinds: [] };

const decisionsOfBram = async () => (await bram.api(listCases, {})).answer.decisions;

describe('one decision', () => {
  test('removes a photo and suspends its uploader, and one appeal undoes both [SAFE-5e]', async () => {
    const { id: report } = await taken(photo);
    const decided = {
      report,
      ground,
      facts,
      outcome: 'suspended' as const,
      also: ['content_removed' as const],
      days: 3,
    };
    await first.client.api(banMember, decided).then(({ answer }) => answer);
    expect(await stateOf()).toEqual({ ...asItWas, photo: 'rejected', kinds: ['suspended'] });
    await sql`update reports set claimed_by = null, claimed_until = null`.execute(db);
    await sql`insert into appeals (report_id, words, created_at) values (${report}, 'Ik ben het zelf.', ${clock.now()})`.execute(
      db,
    );
    await sql`update reports set status = 'appealed', keep_until = null`.execute(db);
    await second.client.api(claimReport, { report });
    const review = { report, outcome: 'reversed', reasons: 'Hij is het zelf.' } as const;
    await second.client.api(decideAppeal, review).then(({ answer }) => answer);
    expect(await stateOf()).toEqual(asItWas);
  });

  test('about a profile removes chosen photos and the text, and an appeal restores them [SAFE-5e, DSA-3b]', async () => {
    const { id: report, pictures } = await taken();
    const removed = { report, ground, facts, outcome: 'content_removed', also: ['text_removed'] } as const;
    const none = await first.client.api(decideReport, { ...removed, also: [...removed.also] });
    expect(none.problem.code).toBe('nothing_to_remove');
    await first.client
      .api(decideReport, { ...removed, also: ['text_removed'], pictures })
      .then(({ answer }) => answer);
    expect(await stateOf()).toEqual({ photo: 'rejected', about: null, kinds: [] });
    await bram.api(appealDecision, { decision: report, words: 'Ik ben het zelf.' });
    await second.client.api(claimReport, { report });
    await second.client.api(decideAppeal, { report, outcome: 'reversed', reasons: 'Klopt.' });
    expect(await stateOf()).toEqual(asItWas);
  });

  test.each([
    ['warning', ['warning']],
    ['warning', ['withheld']],
    ['no_breach', ['warning']],
    ['content_removed', ['banned']],
  ] as const)(
    'cannot be %s with %s, in the contract and in the database [SAFE-5e]',
    async (outcome, also) => {
      const { id: report } = await taken(photo);
      const rule = outcome === 'no_breach' ? {} : { ground, facts };
      const sent = await first.client.api(decideReport, {
        report,
        outcome,
        also: [...also],
        ...rule,
      } as never);
      expect(sent.problem.errors).toMatchObject([{ field: 'also', code: 'measures_conflict' }]);
      const stored = sql`insert into decisions (report_id, stage, operator_id, outcome, ground, also, decided_at)
      values (${report}, 'first', ${first.id}, ${outcome}, ${outcome === 'no_breach' ? null : ground}, ${[...also]}, now())`;
      await expect(stored.execute(db)).rejects.toThrow('decisions_measures_fit');
    },
  );

  test('grows by a further measure after a reopening, with its own time to appeal [SAFE-5e]', async () => {
    const { id: report } = await taken(photo);
    await first.client.api(decideReport, { report, outcome: 'content_removed', ground, facts });
    const reasons = 'Hij doet het weer.';
    await first.client.api(reopenCase, { report, reasons }).then(({ answer }) => answer);
    clock.forward(60);
    const further = {
      report,
      outcome: 'suspended',
      ground,
      facts: 'Hij plaatste haar opnieuw.',
      days: 3,
    } as const;
    await first.client.api(banMember, further).then(({ answer }) => answer);
    const { rows } = await sql`select outcome, also, facts from decisions`.execute(db);
    expect(rows).toEqual([
      { outcome: 'suspended', also: ['content_removed'], facts: `${facts}\n\nHij plaatste haar opnieuw.` },
    ]);
  });
});

describe('the statement of reasons', () => {
  test('holds facts, ground, law or terms, and scope, by mail and on the own page [DSA-2d, SAFE-7a]', async () => {
    const { rows } = await sql<{ email: string }>`
      update addresses set verified_at = now() where member_id = ${bram.id} returning email`.execute(db);
    const { id: report } = await taken(photo);
    const words = 'Er staat een intiem beeld van een ander op.';
    await first.client.api(decideReport, {
      report,
      outcome: 'warning',
      ground: 'intimate_image',
      facts: words,
    });
    const mail = await eventually(() => service.mailTo(rows[0]?.email ?? ''));
    expect(mail.subject).toBe('Een beslissing over je account');
    for (const part of [words, 'zonder toestemming is verboden', 'Het gaat om de wet', 'op deze site'])
      expect(mail.text).toContain(part);
    expect(await decisionsOfBram()).toMatchObject([
      { facts: words, ground: 'intimate_image', outcome: 'warning', also: [], reported: true },
    ]);
  });

  test('offers the operator a first sentence for each ground in the language of the member [SAFE-7a]', async () => {
    await sql`update addresses set language = 'de' where member_id = ${bram.id}`.execute(db);
    const { language, drafts } = await taken(photo);
    expect(language).toBe('de');
    expect(drafts.find((one) => one.ground === 'spam')?.words).toMatch(/^Wir haben/);
  });
});

describe('an appeal', () => {
  const warned = async () => {
    const { id: report } = await taken(photo);
    await first.client.api(decideReport, { report, outcome: 'warning', ground, facts });
    await bram.api(appealDecision, { decision: report, words: 'Nee.' }).then(({ answer }) => answer);
    return report;
  };

  test('is refused to the operator who decided, also by the database [DSA-3d, SAFE-7c]', async () => {
    const report = await warned();
    expect((await first.client.api(claimReport, { report })).problem.code).toBe('another_operator');
    expect((await first.client.api(claimReport, {})).answer.report).toBeNull();
    const stored = sql`insert into decisions (report_id, stage, operator_id, outcome, decided_at)
      values (${report}, 'appeal', ${first.id}, 'upheld', ${clock.now()})`;
    await expect(stored.execute(db)).rejects.toThrow('another operator');
  });

  test('is decided by another operator, with reasons that the member reads [DSA-3d, SAFE-7c]', async () => {
    const report = await warned();
    await second.client.api(claimReport, { report });
    const silent = await second.client.api(decideAppeal, { report, outcome: 'upheld', reasons: ' ' });
    expect(silent.problem.errors).toMatchObject([{ field: 'reasons', code: 'required' }]);
    await second.client.api(decideAppeal, { report, outcome: 'upheld', reasons: 'De foto is niet van jou.' });
    expect(await decisionsOfBram()).toMatchObject([
      { appeal: { outcome: 'upheld', reasons: 'De foto is niet van jou.', alone: false } },
    ]);
  });

  test('is decided by the only operator after seven days, and the answer says so [DSA-3d]', async () => {
    const report = await warned();
    const { rows } = await sql<{ email: string }>`select email from operators
      where id <> ${first.id} and disabled_at is null`.execute(db);
    for (const { email } of rows) await disableOperator(db, email, clock.now());
    const { report: seen } = (await first.client.api(claimReport, { report })).answer;
    expect(seen?.appeal?.alone_from).not.toBeNull();
    const review = { report, outcome: 'reversed', reasons: 'Ik zag het verkeerd.' } as const;
    expect((await first.client.api(decideAppeal, review)).problem.code).toBe('another_operator');
    const eightDaysAgo = new Date(clock.now().getTime() - 8 * daySeconds * 1000);
    await sql`update appeals set created_at = ${eightDaysAgo}`.execute(db);
    await first.client.api(decideAppeal, review);
    const { rows: reviews } = await sql`select alone from decisions where stage = 'appeal'`.execute(db);
    expect(reviews).toEqual([{ alone: true }]);
  });
});

describe('the appeal of a reporter', () => {
  const turnedDown = async (by = anna) => {
    const { id: report } = await taken(photo, by);
    await first.client.api(decideReport, { report, outcome: 'no_breach' });
    return report;
  };

  test('opens the case again for another operator, and both sides learn the outcome [SAFE-7b, DSA-3e]', async () => {
    const report = await turnedDown();
    const words = 'Dit is mijn foto.';
    await anna.api(appealDecision, { decision: report, words }).then(({ answer }) => answer);
    expect((await anna.api(appealDecision, { decision: report, words: 'Nog iets.' })).problem.code).toBe(
      'appealed_already',
    );
    expect((await first.client.api(claimReport, { report })).problem.code).toBe('another_operator');
    const { report: seen } = (await second.client.api(claimReport, { report })).answer;
    expect(seen).toMatchObject({ status: 'appealed', appeal: { by: 'reporter', words } });
    const review = { report, by: 'reporter', outcome: 'reversed', reasons: 'Het is haar foto.' } as const;
    await second.client.api(decideAppeal, review).then(({ answer }) => answer);
    await second.client
      .api(decideReport, { report, outcome: 'content_removed', ground, facts })
      .then(({ answer }) => answer);
    expect((await stateOf())?.photo).toBe('rejected');
    expect((await anna.api(listCases, {})).answer.reported).toMatchObject([
      { outcome: 'measure_taken', appeal: { outcome: 'reversed', reasons: 'Het is haar foto.' } },
    ]);
    expect(await decisionsOfBram()).toMatchObject([{ outcome: 'content_removed', facts }]);
  });

  test('can be made for six months [SAFE-7b]', async () => {
    const report = await turnedDown();
    clock.forward(185 * daySeconds);
    const late = await anna.api(appealDecision, { decision: report, words: 'Toch wel.' });
    expect(late.problem.code).toBe('appeal_too_late');
  });

  test('is one row of the queue and one decision with those of other reporters of the subject [SAFE-7b]', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => service.person()));
    for (const one of others) {
      const report = await turnedDown(one);
      await one.api(appealDecision, { decision: report, words: 'Toch wel.' }).then(({ answer }) => answer);
    }
    const waiting = (await second.client.api(listReports, {})).answer.results;
    expect(waiting).toHaveLength(1);
    const { report } = (await second.client.api(claimReport, {})).answer;
    const review = {
      report: report?.id ?? 0,
      by: 'reporter',
      outcome: 'upheld',
      reasons: 'Het is zijn foto.',
    } as const;
    await second.client.api(decideAppeal, review).then(({ answer }) => answer);
    expect((await second.client.api(listReports, {})).answer.results).toEqual([]);
    for (const one of others)
      expect((await one.api(listCases, {})).answer.reported).toMatchObject([
        { appeal: { outcome: 'upheld', reasons: 'Het is zijn foto.' } },
      ]);
  });
});

test('a form of an operator opens one case, also when sent twice [SAFE-5d]', async () => {
  const { openCase } = await import('#contract/profiles/open-case.ts');
  const form = {
    client_id: randomUUID(),
    member: bram.id,
    reason: 'fake',
    words: 'Gezien in de wachtrij.',
  } as const;
  const [one, two] = [await first.client.api(openCase, form), await first.client.api(openCase, form)];
  expect(two.answer).toEqual(one.answer);
});
