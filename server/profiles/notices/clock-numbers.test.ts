import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { addCompleteMember, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { uncausedRestrictions } from '../restrictions/uncaused-restrictions.sql.ts';
import { hideOverdueHandler } from './hide-overdue.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
});

const pass = (hours: number) => clock.forward(hours * hourSeconds);

/** As many runs as one run of the clock has notices. */
const tick = async () => {
  for (let run = 0; run < 4; run += 1) await hideOverdueHandler.run({}, service.platform);
};

interface Target {
  readonly id: Id;
  readonly member: Id;
  readonly path: string;
}

const photosOf = async (person: Person, number: number): Promise<Target[]> => {
  const made: Target[] = [];
  for (let photo = 0; photo < number; photo += 1)
    made.push({ member: person.id, ...(await addApproved(service, person, await newPicture())) });
  return made;
};

const ownersOf = (number: number) =>
  Promise.all(
    Array.from({ length: number }, async () => (await photosOf(await service.person(), 1))[0] as Target),
  );

/** Notices about these pictures in turn, each from an account whose address was confirmed long ago. */
async function noticesOfAged(number: number, targets: readonly Target[], site = 1): Promise<void> {
  for (let account = 0; account < number; account += 1) {
    const sender = await addCompleteMember(service.platform, { trusted: true });
    const target = targets[account % targets.length] as Target;
    await sql`with sent as (
        insert into complaints (site_id, client_id, member_id, subject, words, place, language, origin, created_at)
        values (${site}, ${randomUUID()}, ${sender}, 'intimate_image', 'Dit ben ik.', 'x', 'nl', 'http://localhost',
          ${clock.now()})
        returning id
      ) insert into notice_subjects (complaint_id, member_id, path)
      select id, ${target.member}, ${target.path} from sent`.execute(db);
  }
}

const hidden = async (targets: readonly Target[]): Promise<string[]> =>
  (
    await sql<{ path: string }>`select path from hidden_pictures
      where path = any(${targets.map(({ path }) => path)}::text[])`.execute(db)
  ).rows.map(({ path }) => path);

const membersHidden = async (targets: readonly Target[]) => {
  const paths = await hidden(targets);
  return new Set(targets.filter(({ path }) => paths.includes(path)).map(({ member }) => member)).size;
};

const brakeMails = () =>
  (service.service.mailbox?.list(operator.email) ?? []).filter(
    ({ subject }) => subject === 'De klok verborg een beeld niet: beslis nu',
  );

test('a hundred aged accounts never hide more than ten members of a site in a day [NCII-1c, SAFE-8c, SAFE-8h]', async () => {
  const owners = await ownersOf(24);
  await noticesOfAged(100, owners);
  pass(46);
  let before = 0;
  for (const hours of [0, 1, 7, 15, 2, 8, 16]) {
    pass(hours);
    await tick();
    const { rows } = await sql<{ number: number }>`
      select count(distinct member_id)::integer as number from notice_subjects
      where report_id is not null and clock_at > ${new Date(clock.now().getTime() - 24 * hourSeconds * 1000)}`.execute(
      db,
    );
    expect(rows[0]?.number).toBeLessThanOrEqual(10);
    before = await membersHidden(owners);
    if (hours === 0) {
      expect(before).toBe(10);
      await eventually(() => expect(brakeMails()).toHaveLength(1));
    }
  }
  expect(before).toBe(24);
  expect(await uncausedRestrictions(db, clock.now())).toEqual([]);
}, 240_000);

test('a victim beyond the number waits in the queue, and an operator serves her in time [NCII-1c, SAFE-8c]', async () => {
  const owners = await ownersOf(10);
  await noticesOfAged(10, owners);
  const [abuser] = await photosOf(await service.person(), 1);
  const number = await sendNotice(service, `http://localhost/media/${abuser?.path}-card.webp`);
  pass(46);
  await tick();
  expect(await membersHidden(owners)).toBe(10);
  expect(await hidden([abuser as Target])).toEqual([]);
  operator = await newOperator(service);
  const { complaints } = (await operator.client.api(listReports, {})).answer;
  const waiting = complaints.results.find((one) => one.number === number);
  expect(Date.parse(waiting?.due_at ?? '') - clock.now().getTime()).toBeLessThanOrEqual(7_200_000);
  const complaint = await claimNotice(operator, number);
  expect(
    (await operator.client.api(hideNoticeSubject, { complaint, picture: abuser?.id ?? null })).status,
  ).toBe(200);
  expect(await hidden([abuser as Target])).toHaveLength(1);
}, 120_000);

test('aged accounts hide at most three pictures of one member in a day [NCII-1c, SAFE-8c]', async () => {
  const owner = await service.person();
  await sql`update wallets set premium_since = now() where member_id = ${owner.id}`.execute(db);
  const photos = await photosOf(owner, 5);
  await noticesOfAged(10, photos);
  pass(46);
  await tick();
  expect(await hidden(photos)).toHaveLength(3);
  const { rows } = await sql<{ open: number; braked: number }>`
    select count(*)::integer as open, count(*) filter (where braked_at is not null)::integer as braked
    from notice_subjects where report_id is null`.execute(db);
  // Two notices about each picture that stays visible. A further notice about a hidden picture joins its case.
  expect(rows).toEqual([{ open: 4, braked: 4 }]);
  pass(25);
  await tick();
  expect(await hidden(photos)).toHaveLength(5);
}, 120_000);

test('notices on other sites count for the site of the member [NCII-1c, SAFE-8c]', async () => {
  const host = `${randomUUID()}.example`;
  await addSite(db, host, {});
  const owners = await ownersOf(12);
  await noticesOfAged(6, owners.slice(0, 6));
  await noticesOfAged(6, owners.slice(6), siteOfHost(host).id);
  pass(46);
  await tick();
  expect(await membersHidden(owners)).toBe(10);
}, 120_000);

test('a trusted flagger has no number [NCII-1c, DSA-7d]', async () => {
  const owners = await ownersOf(11);
  await operator.client
    .api(registerFlagger, {
      ...{ name: 'Meldpunt', authority: 'ACM', email: 'meld@punt.example', until: '2029-12-31' },
    })
    .then(({ answer }) => answer);
  await noticesOfAged(10, owners.slice(0, 10));
  pass(1);
  const flagged = owners.slice(10);
  await noticesOfAged(1, flagged);
  await sql`update complaints set flagger_id = (select id from trusted_flaggers limit 1), member_id = null
    from notice_subjects
    where notice_subjects.complaint_id = complaints.id and notice_subjects.path = ${flagged[0]?.path}`.execute(
    db,
  );
  pass(46);
  await tick();
  expect([await membersHidden(owners.slice(0, 10)), await hidden(flagged)]).toEqual([10, [flagged[0]?.path]]);
}, 120_000);
