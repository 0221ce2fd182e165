import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { addImage } from '#contract/chat/add-image.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import type { Id } from '#contract/kit/id.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { job } from '#server/platform/jobs/job.ts';
import { loadSites } from '#server/sites/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { uncausedRestrictions } from './uncaused-restrictions.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;
await sql`update sites set settings = settings || '{"image_review":"auto"}'`.execute(db);
await loadSites(db);

let operator: TestOperator;
let second: TestOperator;
let bram: Person;
let carla: Person;
let anna: Person;
let bytes: Buffer<ArrayBuffer>;
let original: { readonly id: Id; readonly path: string };

beforeEach(async () => {
  [operator, second] = [await newOperator(service), await newOperator(service)];
  [bram, carla, anna] = [await service.person(), await service.person(), await service.person()];
  bytes = await newPicture();
  original = await addApproved(service, bram, bytes);
});

const isSeen = async (path: string, by = anna) => (await by.get(`/media/${path}-card.webp`)).status === 200;
const decisionsOn = async (person: Person) => (await person.api(listCases, {})).answer.decisions;

const freeze = async (member: Id): Promise<Id> =>
  (
    await operator.client.api(placeHold, {
      ...{ client_id: randomUUID(), member, freeze: true },
      ...{ ground: 'authority_request' as const, words: 'Vordering.', authority: 'Politie' },
    })
  ).answer.hold;

/** Removes the intimate image of Bram with all copies. Returns the case. */
async function removeAll(): Promise<Id> {
  const complaint = await claimNotice(operator, await sendNotice(service, `/members/${bram.id}`));
  const hidden = await operator.client.api(hideNoticeSubject, { complaint, picture: original.id });
  const report = hidden.answer.member?.case?.report ?? 0;
  await operator.client.api(claimReport, { report });
  await operator.client
    .api(decideReport, {
      ...{ report, outcome: 'content_removed', ground: 'intimate_image' },
      ...{ facts: 'Zonder toestemming.', copies: 'all' },
    })
    .then(({ answer }) => answer);
  return report;
}

const endFreeze = (hold: Id) =>
  second.client.api(confirmFreeze, { hold, confirmed: false }).then(({ answer }) => answer);

/** Runs the nightly deletion when the retention of every closed case is over. */
async function purge() {
  await sql`update reports set keep_until = '2020-01-01' where status = 'closed'`.execute(db);
  await service.platform.jobs.send(job('safety/purge-reports', z.object({})), {});
  await eventually(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'safety/purge-reports' and state in ('created', 'active', 'retry')`.execute(db);
    expect(rows).toEqual([]);
  });
}

const isKept = async (report: Id) =>
  (await sql`select from reports where id = ${report}`.execute(db)).rows.length === 1;

test('the case that explains a withheld copy of a frozen owner stays until the freeze ends [CSAM-2g, SAFE-8a]', async () => {
  await addApproved(service, carla, bytes);
  const hold = await freeze(carla.id);
  const report = await removeAll();
  await purge();
  expect(await isKept(report)).toBe(true);
  await expect(sql`delete from reports where id = ${report}`.execute(db)).rejects.toThrow('withheld copy');
  await endFreeze(hold);
  await purge();
  expect(await isKept(report)).toBe(false);
});

/** Deletes a case as older versions did while a copy was withheld. */
const deleteUnguarded = (report: Id) =>
  db.transaction().execute(async (tx) => {
    await sql`alter table reports disable trigger reports_explain_copies`.execute(tx);
    await sql`delete from reports where id = ${report}`.execute(tx);
    await sql`alter table reports enable trigger reports_explain_copies`.execute(tx);
  });

test('a withheld copy whose first case is gone is found by the check, and gets a case [CSAM-2g, SAFE-8a]', async () => {
  const copy = await addApproved(service, carla, bytes);
  const hold = await freeze(carla.id);
  await deleteUnguarded(await removeAll());
  const found = async () =>
    (await uncausedRestrictions(db, service.platform.clock.now())).filter(
      ({ member }) => member === carla.id,
    );
  expect(await found()).toMatchObject([{ fault: 'picture_without_case' }]);
  await endFreeze(hold);
  expect(await found()).toEqual([]);
  expect(await isSeen(copy.path)).toBe(false);
  expect(await decisionsOn(carla)).toMatchObject([{ ground: 'intimate_image' }]);
});

test('a withheld picture in a message whose first case is gone is found by the check [CSAM-2g, SAFE-8a]', async () => {
  const client_id = randomUUID();
  await carla.api(addImage, { image: new Blob([bytes]), client_id });
  await carla.api(sendImage, { profile: anna.id, client_id }).then(({ answer }) => answer);
  const hold = await freeze(carla.id);
  await deleteUnguarded(await removeAll());
  const found = async () =>
    (await uncausedRestrictions(db, service.platform.clock.now())).filter(
      ({ member }) => member === carla.id,
    );
  expect(await found()).toMatchObject([{ fault: 'picture_without_case' }]);
  await endFreeze(hold);
  expect(await found()).toEqual([]);
});
