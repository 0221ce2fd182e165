import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { addImage } from '#contract/chat/add-image.ts';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { listRefusedHashes } from '#contract/photos/list-refused-hashes.ts';
import { withdrawRefusedHash } from '#contract/photos/withdraw-refused-hash.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getNoticeSubject } from '#contract/profiles/get-notice-subject.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { noticePicturePath } from '#contract/profiles/notice-subject.ts';
import { setNoticeSubject } from '#contract/profiles/set-notice-subject.ts';
import { showNoticeSubject } from '#contract/profiles/show-notice-subject.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { fillHashesHandler } from '#server/photos/door.ts';
import { loadSites } from '#server/sites/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { uncausedRestrictions } from '../restrictions/uncaused-restrictions.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db, clock } = service.platform;
let operator: TestOperator;
let bram: Person;
let anna: Person;
let bytes: Buffer<ArrayBuffer>;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  [bram, anna] = [
    await service.person({ name: 'Bram', trusted: true }),
    await service.person({ name: 'Anna' }),
  ];
  bytes = await newPicture();
});

const blob = () => new Blob([bytes]);
const read = async (complaint: Id) => (await operator.client.api(getNoticeSubject, { complaint })).answer;
const hide = async (complaint: Id, picture: Id | null) =>
  (await operator.client.api(hideNoticeSubject, { complaint, picture })).answer.member;
const photosSeen = async () => (await anna.api(getMember, { id: bram.id })).answer.member.photos.length;
const mediaStatus = async (path: string) => (await anna.get(`/media/${path}-card.webp`)).status;
const mailsTo = async (person: Person) => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${person.id}`.execute(db);
  return (service.service.mailbox?.list(rows[0]?.email ?? '') ?? []).map(
    ({ subject, text }) => `${subject} ${text}`,
  );
};
const decide = async (report: Id, outcome: 'content_removed' | 'no_breach') => {
  await operator.client.api(claimReport, { report });
  const ground =
    outcome === 'no_breach'
      ? {}
      : { ground: 'against_terms' as const, facts: 'Op de foto staat iemand anders.' };
  return operator.client.api(decideReport, { report, outcome, ...ground, copies: 'all' });
};
const noFaults = async () => expect(await uncausedRestrictions(db, clock.now())).toEqual([]);

test('resolves the address of a notice to its member, photos and related cases [SAFE-5c, DSA-1c]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const first = await claimNotice(
    operator,
    await sendNotice(service, `http://localhost/members/${bram.id}?utm_source=x`),
  );
  const second = await claimNotice(
    operator,
    await sendNotice(service, `/media/${path}-card.webp`, { subject: 'content' }),
  );
  expect(await read(first)).toMatchObject({
    member: {
      ...{ member: bram.id, name: 'Bram', host: 'localhost', status: 'active', hidden: false, case: null },
      pictures: [{ id, main: true, named: false, hidden: null }],
      notices: [{ id: second, subject: 'content', open: true }],
    },
  });
  expect((await read(second)).member?.pictures).toMatchObject([{ id, named: true }]);
  const { rows } = await sql`select from security_events where member_id = ${bram.id}`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
});

test('shows pictures of the subject only to the operator who holds the notice [SAFE-5c, GDPR-17a]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const address = `${noticePicturePath}?complaint=${complaint}&picture=${id}`;
  expect((await operator.client.get(address)).headers.get('content-type')).toBe('image/webp');
  const other = await newOperator(service);
  for (const client of [other.client, anna, service.client()])
    expect((await client.get(address)).status).not.toBe(200);
  expect((await operator.client.get(`${noticePicturePath}?complaint=${complaint}&picture=1`)).status).toBe(
    404,
  );
  expect((await other.client.api(getNoticeSubject, { complaint })).problem.code).toBe('report_not_yours');
});

test('lets the operator enter a subject that the server cannot find [SAFE-5c, DSA-1c]', async () => {
  const complaint = await claimNotice(operator, await sendNotice(service, 'Bram uit Utrecht'));
  expect(await read(complaint)).toMatchObject({ member: null, page: null });
  const enter = (place: string) => operator.client.api(setNoticeSubject, { complaint, place });
  expect((await enter('https://elsewhere.example/members/1')).problem.errors).toMatchObject([
    { field: 'place', code: 'unknown_place' },
  ]);
  expect((await enter(String(bram.id))).answer.member?.member).toBe(bram.id);
  await hide(complaint, null);
  expect((await enter(String(anna.id))).problem.code).toBe('subject_fixed');
});

test('names a public page that belongs to no member [DSA-1c]', async () => {
  const complaint = await claimNotice(
    operator,
    await sendNotice(service, 'http://localhost/pages/terms', { subject: 'content' }),
  );
  expect(await read(complaint)).toMatchObject({ member: null, page: '/pages/terms' });
});

test('hides a picture from everybody else at once, and shows it again as the main photo [NCII-1c, DSA-1c]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const other = await addApproved(service, bram, await newPicture());
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  expect([await photosSeen(), await mediaStatus(path)]).toEqual([2, 200]);
  const hidden = await hide(complaint, id);
  expect(hidden?.pictures.find((one) => one.id === id)?.hidden?.cause).toBe('operator');
  expect(hidden?.case).toMatchObject({ open: true });
  expect([await photosSeen(), await mediaStatus(path), await mediaStatus(other.path)]).toEqual([1, 404, 200]);
  expect((await bram.get(`/media/${path}-card.webp`)).status).toBe(404);
  await noFaults();
  await eventually(async () => expect((await mailsTo(bram)).join(' ')).toContain('intiem beeld'));
  expect((await mailsTo(bram)).join(' ')).not.toContain('Eva');
  await operator.client.api(showNoticeSubject, { complaint });
  expect([await photosSeen(), await mediaStatus(path)]).toEqual([2, 200]);
  await noFaults();
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where member_id = ${bram.id} and action like 'profiles/%-subject' order by id`.execute(
    db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['profiles/hide-subject', 'profiles/show-subject']);
});

test('hides the profile of a possible minor from a visitor notice, with a stored cause and its reasons [AGE-4e, DSA-1c]', async () => {
  await addApproved(service, bram, bytes);
  const number = await sendNotice(service, `/members/${bram.id}`, { subject: 'underage' });
  const complaint = await claimNotice(operator, number);
  expect(await hide(complaint, null)).toMatchObject({ hidden: true, status: 'disabled' });
  expect((await anna.api(getMember, { id: bram.id })).problem.code).toBe('not_found');
  await noFaults();
  await eventually(async () => expect((await mailsTo(bram)).join(' ')).toContain('Een medewerker deed dit'));
  const { report } = (await read(complaint)).member?.case ?? { report: 0 };
  await decide(report, 'no_breach');
  expect((await anna.api(getMember, { id: bram.id })).status).toBe(200);
  await noFaults();
});

test('does not hide a fictional or unknown subject [DSA-1c]', async () => {
  const robot = await service.person({ fictional: true });
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${robot.id}`));
  expect((await operator.client.api(hideNoticeSubject, { complaint, picture: null })).problem.code).toBe(
    'nothing_to_hide',
  );
  const nobody = await claimNotice(operator, await sendNotice(service, 'Niemand'));
  expect(
    (await operator.client.api(hideNoticeSubject, { complaint: nobody, picture: null })).problem.code,
  ).toBe('nothing_to_hide');
  const { rows } = await sql`select from reports where member_id = ${robot.id}`.execute(db);
  expect(rows).toEqual([]);
});

test('removes identical copies with the picture, and refuses the same bytes from everybody [NCII-1d, CSAM-1b]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const carla = await service.person({ name: 'Carla' });
  const copy = await addApproved(service, carla, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const report = (await hide(complaint, id))?.case?.report ?? 0;
  expect((await decide(report, 'content_removed')).status).toBe(200);
  expect([await mediaStatus(path), await mediaStatus(copy.path)]).toEqual([404, 404]);
  for (const person of [bram, carla, anna]) {
    expect((await person.api(addPhoto, { photo: blob() })).problem.code).toBe('picture_refused');
    expect((await person.api(addImage, { image: blob(), client_id: crypto.randomUUID() })).problem.code).toBe(
      'picture_refused',
    );
  }
  expect((await anna.api(addPhoto, { photo: new Blob([await newPicture()]) })).status).toBe(200);
  const { results } = (await operator.client.api(listRefusedHashes, { page: 1 })).answer;
  const ours = results.filter((one) => one.report === report);
  expect(ours).toHaveLength(2);
  expect(ours[0]).toMatchObject({ reason: 'intimate_image', attempts: 6 });
  const { rows } =
    await sql`select from audit_entries where action = 'photos/refused-upload' and member_id = ${anna.id}`.execute(
      db,
    );
  expect(rows).toHaveLength(2);
  await noFaults();
});

test('removes the other copies while an owner is frozen, whose account learns nothing [NCII-1d, CSAM-1b, CSAM-2a]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const [carla, dana] = [await service.person({ name: 'Carla' }), await service.person({ name: 'Dana' })];
  await addApproved(service, carla, bytes);
  const copy = await addApproved(service, dana, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const report = (await hide(complaint, id))?.case?.report ?? 0;
  const hold = {
    client_id: crypto.randomUUID(),
    member: carla.id,
    freeze: true,
    words: 'Foto van een kind.',
  };
  expect((await operator.client.api(placeHold, { ...hold, ground: 'child_abuse' })).status).toBe(200);
  expect((await decide(report, 'content_removed')).status).toBe(200);
  expect([await mediaStatus(path), await mediaStatus(copy.path)]).toEqual([404, 404]);
  const { rows } = await sql<{ member: Id }>`
    select member_id as member from reports where copy_of = ${report}`.execute(db);
  expect(rows).toEqual([{ member: dana.id }]);
  expect((await anna.api(addPhoto, { photo: blob() })).problem.code).toBe('picture_refused');
  expect((await anna.api(getMember, { id: carla.id })).problem.code).toBe('not_found');
  expect(await mailsTo(carla)).toEqual([]);
  await noFaults();
});

test('refuses the same picture with other metadata, by the hash of the stored picture [CSAM-1b]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  await decide((await hide(complaint, id))?.case?.report ?? 0, 'content_removed');
  const { default: sharp } = await import('sharp');
  const renamed = await sharp(bytes)
    .withExif({ IFD0: { Copyright: 'another camera' } })
    .png()
    .toBuffer();
  expect(renamed.equals(bytes)).toBe(false);
  expect((await anna.api(addPhoto, { photo: new Blob([new Uint8Array(renamed)]) })).problem.code).toBe(
    'picture_refused',
  );
});

test('a successful appeal restores the copies and accepts the bytes again [DSA-3b, CSAM-1b]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const carla = await service.person({ name: 'Carla' });
  const copy = await addApproved(service, carla, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const report = (await hide(complaint, id))?.case?.report ?? 0;
  await decide(report, 'content_removed');
  expect((await bram.api(appealDecision, { decision: report, words: 'Dit ben ik zelf.' })).status).toBe(200);
  const second = await newOperator(service);
  expect((await second.client.api(claimReport, { report })).status).toBe(200);
  expect(
    await (
      await second.client.api(decideAppeal, {
        report,
        outcome: 'reversed',
        reasons: 'De foto toont de eigenaar zelf.',
      })
    ).answer,
  ).toEqual({
    report,
  });
  expect(await photosSeen()).toBe(1);
  expect((await (await anna.api(getMember, { id: carla.id })).answer).member.photos).toHaveLength(1);
  expect((await anna.api(addPhoto, { photo: blob() })).status).toBe(200);
  expect([path, copy.path]).not.toContain('');
  await noFaults();
});

test('an operator takes a hash off the list [CSAM-1b]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const report = (await hide(complaint, id))?.case?.report ?? 0;
  await decide(report, 'content_removed');
  const { results } = (await operator.client.api(listRefusedHashes, { page: 1 })).answer;
  for (const { hash } of results.filter((one) => one.report === report))
    expect((await operator.client.api(withdrawRefusedHash, { hash })).status).toBe(200);
  expect((await anna.api(addPhoto, { photo: blob() })).status).toBe(200);
});

test('a member cannot escape the removal by deleting the picture first [NCII-1d]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const carla = await service.person({ name: 'Carla' });
  const copy = await addApproved(service, carla, bytes);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const report = (await hide(complaint, id))?.case?.report ?? 0;
  await bram.fetch(`/api/photo.php`, {
    method: 'DELETE',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect((await decide(report, 'content_removed')).status).toBe(200);
  expect(await mediaStatus(copy.path)).toBe(404);
});

test('two notices about one picture share one case and one decision [NCII-1c]', async () => {
  const { id, path } = await addApproved(service, bram, bytes);
  const first = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const second = await claimNotice(operator, await sendNotice(service, `/media/${path}-card.webp`));
  const [one, two] = [await hide(first, id), await hide(second, id)];
  expect(two?.case?.report).toBe(one?.case?.report);
  await decide(one?.case?.report ?? 0, 'no_breach');
  expect(await mediaStatus(path)).toBe(200);
  await operator.client.api(answerComplaint, { complaint: second, outcome: 'not_upheld', words: 'Dit mag.' });
});

test('removes a copy from a chat for both members, and restores it after an appeal [NCII-1d, DSA-3b]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const client_id = crypto.randomUUID();
  await anna.api(addImage, { image: blob(), client_id });
  await sql`update sites set settings = settings || '{"image_review":"auto"}'`.execute(db);
  await loadSites(db);
  const { message } = (await anna.api(sendImage, { profile: bram.id, client_id })).answer;
  const conversation = message?.conversation ?? 0;
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  await decide((await hide(complaint, id))?.case?.report ?? 0, 'content_removed');
  const { rows } = await sql<{ erased: boolean }>`
    select erased_at is not null as erased from messages where conversation_id = ${conversation}`.execute(db);
  expect(rows).toEqual([{ erased: true }]);
  expect((await anna.get(`${message?.image?.address}-whole.webp`)).status).toBe(404);
});

test('fills the hashes of pictures from before in bounded steps [NCII-1d]', async () => {
  const { id } = await addApproved(service, bram, bytes);
  const copy = await addApproved(service, await service.person(), bytes);
  await sql`delete from picture_hashes`.execute(db);
  await fillHashesHandler.run({}, service.platform);
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  await decide((await hide(complaint, id))?.case?.report ?? 0, 'content_removed');
  expect(await mediaStatus(copy.path)).toBe(404);
  expect((await anna.api(addPhoto, { photo: blob() })).problem.code).toBe('picture_refused');
});
