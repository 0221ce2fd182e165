import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPictureCopies } from '#contract/accounts/subjects/list-picture-copies.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { eventually } from '#tests/support/service/service.ts';
import { uncausedRestrictions } from '../restrictions/uncaused-restrictions.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db, clock } = service.platform;
let operator: TestOperator;
/** The victim of the trick: her own picture, uploaded long ago. */
let carla: Person;
/** The stranger who uploads a copy and reports it. */
let eve: Person;
let anna: Person;
let bytes: Buffer<ArrayBuffer>;
let own: { readonly id: Id; readonly path: string };
let copy: { readonly id: Id; readonly path: string };

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  [carla, eve, anna] = [
    await service.person({ name: 'Carla', trusted: true }),
    await service.person({ name: 'Eve' }),
    await service.person(),
  ];
  bytes = await newPicture();
  own = await addApproved(service, carla, bytes);
  copy = await addApproved(service, eve, bytes);
});

const isSeen = async (path: string) => (await anna.get(`/media/${path}-card.webp`)).status === 200;
const upload = () => anna.api(addPhoto, { photo: new Blob([bytes]) });
const decisionsOf = async (person: Person) => (await person.api(listCases, {})).answer.decisions;

/** A notice about the stranger's copy, hidden as a case that the operator holds. */
const caseAboutCopy = async (): Promise<{ readonly complaint: Id; readonly report: Id }> => {
  const complaint = await claimNotice(operator, await sendNotice(service, `/media/${copy.path}-card.webp`));
  const { answer } = await operator.client.api(hideNoticeSubject, { complaint, picture: copy.id });
  const report = answer.member?.case?.report ?? 0;
  await operator.client.api(claimReport, { report });
  return { complaint, report };
};

const remove = (report: Id, copies?: 'reported' | 'all') =>
  operator.client.api(decideReport, {
    ...{ report, outcome: 'content_removed', ground: 'intimate_image', facts: 'Dit beeld is intiem.' },
    ...(copies !== undefined && { copies }),
  });

describe('before a removal', () => {
  test('names every owner of an identical copy, and who uploaded it first [NCII-1d, SAFE-5f]', async () => {
    const { complaint, report } = await caseAboutCopy();
    for (const about of [
      { about: 'complaint', id: complaint },
      { about: 'report', id: report },
      { about: 'photo', id: own.id },
    ] as const) {
      const { pictures } = (await operator.client.api(listPictureCopies, about)).answer;
      expect(pictures).toHaveLength(1);
      expect(pictures[0]?.owners).toBe(2);
      expect(pictures[0]?.copies).toMatchObject([
        { member: carla.id, name: 'Carla', photo: own.id, first: true, open_cases: 0 },
        { member: eve.id, name: 'Eve', photo: copy.id, first: false, open_cases: 1 },
      ]);
    }
    const { pictures } = (await operator.client.api(listPictureCopies, { about: 'report', id: report }))
      .answer;
    expect(pictures[0]?.copies.map(({ reported }) => reported)).toEqual([false, true]);
    expect(pictures[0]?.copies[0]).toMatchObject({ confirmed: true, breaches: 0, premium: false });
    const looks = await sql`select from security_events
      where kind = 'operator_read' and operation = 'accounts/list-picture-copies' and member_id = ${carla.id}`.execute(
      db,
    );
    expect(looks.rows.length).toBeGreaterThan(0);
  });
});

describe('a removal of a picture with copies of other members', () => {
  test('takes the reported copy alone unless the operator chooses all [NCII-1d]', async () => {
    const { report } = await caseAboutCopy();
    expect((await remove(report)).status).toBe(200);
    expect([await isSeen(copy.path), await isSeen(own.path)]).toEqual([false, true]);
    expect(await decisionsOf(carla)).toEqual([]);
    expect((await upload()).status).toBe(200);
    expect(await uncausedRestrictions(db, clock.now())).toEqual([]);
  });

  test('gives each owner of a removed copy a statement and an appeal of their own [NCII-1d, DSA-2a, DSA-3a]', async () => {
    const { report } = await caseAboutCopy();
    expect((await remove(report, 'all')).status).toBe(200);
    expect([await isSeen(copy.path), await isSeen(own.path)]).toEqual([false, false]);
    expect((await upload()).problem.code).toBe('picture_refused');
    const [decided] = await decisionsOf(carla);
    expect(decided).toMatchObject({ outcome: 'content_removed', ground: 'intimate_image', subject: 'photo' });
    expect(decided?.facts).toContain('byte voor byte');
    expect(decided?.facts).not.toContain('Dit beeld is intiem.');
    expect(decided?.id).not.toBe(report);
    const { rows } = await sql<{ email: string }>`
      select email from addresses where member_id = ${carla.id}`.execute(db);
    await eventually(() =>
      expect(service.service.mailbox?.list(rows[0]?.email ?? '').map(({ text }) => text)).toContainEqual(
        expect.stringContaining('byte voor byte'),
      ),
    );
    await carla.api(appealDecision, { decision: decided?.id ?? 0, words: 'Dit is mijn eigen foto.' });
    await reviewAppeal(service, decided?.id ?? 0);
    // Her copy alone comes back. The bytes stay refused, because the first decision holds.
    expect([await isSeen(copy.path), await isSeen(own.path)]).toEqual([false, true]);
    expect((await upload()).problem.code).toBe('picture_refused');
    expect(await uncausedRestrictions(db, clock.now())).toEqual([]);
  });

  test('is undone for all owners by the appeal against the first decision [DSA-3b]', async () => {
    const { report } = await caseAboutCopy();
    await remove(report, 'all');
    await eve.api(appealDecision, { decision: report, words: 'Dit mag.' });
    await reviewAppeal(service, report);
    expect([await isSeen(copy.path), await isSeen(own.path)]).toEqual([true, true]);
    expect((await upload()).status).toBe(200);
    expect(await decisionsOf(carla)).toMatchObject([{ lifted_at: expect.any(String) }]);
    expect(await uncausedRestrictions(db, clock.now())).toEqual([]);
  });

  test('still takes all copies of the reported member [NCII-1d]', async () => {
    const again = await addApproved(service, eve, bytes);
    const { report } = await caseAboutCopy();
    await remove(report);
    expect([await isSeen(copy.path), await isSeen(again.path), await isSeen(own.path)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
