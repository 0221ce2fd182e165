import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { askRelease } from '#contract/accounts/evidence/ask-release.ts';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { openCase } from '#contract/profiles/open-case.ts';
import { endNoticeHiding, restrictMember, unrestrictMember } from '#server/profiles/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers({ demo: false, clock: movableClock() });
const { db, clock, transact } = service.platform;

let suspect: Person;
let address: string;
let first: TestOperator;
let second: TestOperator;

beforeEach(async () => {
  suspect = await service.person({ name: 'Sam' });
  const { rows } = await sql<{ email: string }>`
    update addresses set verified_at = now() where member_id = ${suspect.id} returning email`.execute(db);
  address = rows[0]?.email ?? '';
  first = await newOperator(service);
  second = await newOperator(service);
});

const freeze = async () =>
  (
    await first.client.api(placeHold, {
      ...{ client_id: randomUUID(), member: suspect.id, freeze: true },
      ...{ ground: 'child_abuse' as const, words: 'Foto van een kind.' },
    })
  ).answer;

async function refusePhoto() {
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
  const sent = new Blob([new Uint8Array(await image.png().toBuffer())]);
  const { photo } = (await suspect.api(addPhoto, { photo: sent })).answer;
  await first.client.api(listWaitingPhotos, {});
  await first.client
    .api(reviewPhoto, { member: suspect.id, photo: photo.id, from: 'pending', verdict: 'someone_else' })
    .then(({ answer }) => answer);
}

/** Runs the jobs that wait for a later moment. */
const sittingEnds = () =>
  sql`update pgboss.job set start_after = now() where name = 'safety/mail-refusals' and state = 'created'`.execute(
    db,
  );

/** Resolves once no mail about refusals waits. */
const sittingOver = () =>
  eventually(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'safety/mail-refusals' and state in ('created', 'active', 'retry')`.execute(db);
    expect(rows).toEqual([]);
  });

const mails = (words: string) =>
  (service.service.mailbox?.list(address) ?? []).filter(({ text }) => text.includes(words));

const endFreeze = (hold: number) =>
  second.client.api(confirmFreeze, { hold, confirmed: false }).then(({ answer }) => answer);

async function release(hold: number) {
  const { approval } = (await first.client.api(askRelease, { hold, part: 'freeze' })).answer;
  await second.client.api(decideRelease, { approval, approved: true }).then(({ answer }) => answer);
}

for (const [name, end] of [
  ['one operator ends the freeze', endFreeze],
  ['two operators release the freeze', release],
] as const)
  test(`a photo refused just before a freeze is explained once after ${name} [CSAM-2a, DSA-2e]`, async () => {
    await refusePhoto();
    const { hold } = await freeze();
    await sittingEnds();
    await sittingOver();
    expect(mails('niet toegelaten')).toEqual([]);
    await end(hold);
    await eventually(() => expect(mails('niet toegelaten')).toHaveLength(1));
    await sittingOver();
    expect(mails('niet toegelaten')).toHaveLength(1);
  });

test('a hiding during a freeze is explained once, after the last freeze ended [CSAM-2a, DSA-2e]', async () => {
  const { hold, report } = await freeze();
  await transact(async (unit) => {
    await restrictMember(unit, {
      ...{ report: report ?? 0, site: 1, member: suspect.id, origin: 'http://localhost', subject: 'profile' },
      ...{ kind: 'hidden', ground: 'underage', since: clock.now(), until: null },
      cause: { rule: 'operator', reports: [] },
    });
  });
  // A second freeze of the same member, as only a race could leave one.
  await sql`insert into evidence_holds (client_id, member_id, site_id, ground, words, placed_by, placed_at, owner_id,
      review_at, frozen_at)
    select ${randomUUID()}, member_id, site_id, ground, words, placed_by, placed_at, owner_id, review_at, frozen_at
    from evidence_holds where id = ${hold}`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from evidence_holds
    where member_id = ${suspect.id} and id <> ${hold}`.execute(db);
  await endFreeze(hold);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(mails('/cases')).toEqual([]);
  await endFreeze(rows[0]?.id ?? 0);
  await eventually(() => expect(mails('/cases')).toHaveLength(1));
});

/** Resolves once no mail about pictures or restrictions is on its way. */
const mailsDone = () =>
  eventually(async () => {
    const { rows } = await sql`select from pgboss.job
      where name in ('safety/mail-picture', 'safety/mail-restriction') and state in ('created', 'active', 'retry')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

/** An operator hides a photo of the suspect in a new case. */
async function hidePhoto(): Promise<number> {
  const { id: photo } = await addApproved(service, suspect, await newPicture());
  const opened = await first.client.api(openCase, {
    ...{ client_id: randomUUID(), member: suspect.id, photo, hide: true },
    ...{ reason: 'fake' as const, words: 'Gestolen foto.' },
  });
  return opened.answer.report;
}

for (const [name, end] of [
  ['one operator ends the freeze', endFreeze],
  ['two operators release the freeze', release],
] as const)
  test(`a picture hidden during a freeze is explained once after ${name} [CSAM-2d, DSA-2a]`, async () => {
    const { hold } = await freeze();
    await hidePhoto();
    await mailsDone();
    expect(mails('foto')).toEqual([]);
    await end(hold);
    await eventually(() => expect(mails('foto')).toHaveLength(1));
    await mailsDone();
    expect(mails('foto')).toHaveLength(1);
  });

test('a picture hidden and shown during one freeze is mailed about never [CSAM-2d]', async () => {
  const { hold } = await freeze();
  const report = await hidePhoto();
  await mailsDone();
  await transact(async (unit) => {
    const about = {
      id: report,
      member: suspect.id,
      site: 1,
      origin: 'http://localhost',
      reason: 'fake',
    } as const;
    await endNoticeHiding(service.platform, unit, about, clock.now());
  });
  await mailsDone();
  await endFreeze(hold);
  await mailsDone();
  expect(mails('foto')).toEqual([]);
});

/** Suspends the suspect for a day, before any freeze. Returns the case. */
async function suspend(): Promise<number> {
  const { answer } = await first.client.api(openCase, {
    ...{ client_id: randomUUID(), member: suspect.id, hide: false },
    ...{ reason: 'threat' as const, words: 'Dreigt.' },
  });
  const since = clock.now();
  const until = new Date(since.getTime() + 86_400_000);
  await transact(async (unit) => {
    await restrictMember(unit, {
      ...{
        report: answer.report,
        site: 1,
        member: suspect.id,
        origin: 'http://localhost',
        subject: 'profile',
      },
      ...{ kind: 'suspended', ground: 'offensive', since, until },
    });
  });
  await eventually(() => expect(mails('/cases')).toHaveLength(1));
  return answer.report;
}

const endSuspension = (report: number) =>
  transact(async (unit) => {
    await unrestrictMember(unit, suspect.id, { report }, { at: clock.now() });
  });

test('a suspension that ended during a freeze is mailed as ended once, after the freeze [CSAM-2e, DSA-2a]', async () => {
  const report = await suspend();
  const { hold } = await freeze();
  await endSuspension(report);
  await mailsDone();
  expect(mails('/cases')).toHaveLength(1);
  await endFreeze(hold);
  await eventually(() => expect(mails('/cases')).toHaveLength(2));
  await mailsDone();
  expect(mails('/cases')).toHaveLength(2);
});

test('a hiding that began and ended during a freeze is mailed about never [CSAM-2e]', async () => {
  const { hold, report } = await freeze();
  await transact(async (unit) => {
    await restrictMember(unit, {
      ...{ report: report ?? 0, site: 1, member: suspect.id, origin: 'http://localhost', subject: 'profile' },
      ...{ kind: 'hidden', ground: 'underage', since: clock.now(), until: null },
      cause: { rule: 'operator', reports: [] },
    });
  });
  await endSuspension(report ?? 0);
  await endFreeze(hold);
  await mailsDone();
  expect(mails('/cases')).toEqual([]);
});

test('the end of a suspension stays unsaid while a hiding is in force after the freeze [CSAM-2e]', async () => {
  const suspended = await suspend();
  const { hold, report } = await freeze();
  await endSuspension(suspended);
  await mailsDone();
  await transact(async (unit) => {
    await restrictMember(unit, {
      ...{ report: report ?? 0, site: 1, member: suspect.id, origin: 'http://localhost', subject: 'profile' },
      ...{ kind: 'hidden', ground: 'underage', since: clock.now(), until: null },
      cause: { rule: 'operator', reports: [] },
    });
  });
  await endFreeze(hold);
  await eventually(() => expect(mails('/cases')).toHaveLength(2));
  await mailsDone();
  expect(mails('/cases')).toHaveLength(2);
});
