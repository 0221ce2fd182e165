import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { saveSearch } from '#contract/discovery/save-search.ts';
import type { Id } from '#contract/kit/id.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { addMember, type MemberFields } from '#tests/support/people/members.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { scheduleNoticesHandler } from './schedule-notices.job.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;

/** Members of other tests must not count as new. */
beforeEach(async () => {
  await sql`update profiles set found_since = null`.execute(db);
});

let count = 0;

/** Adds a man who signed up long ago, is offline, and has a saved search for women with red hair. */
const listener = async (criteria = { hair_color: ['red' as const] }) => {
  count += 1;
  const email = `luisteraar${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, gender: 'male', looking_for: 'female' });
  await verifyAddress(db, id, clock.now());
  await sql`update profiles set status = 'active' where member_id = ${id}`.execute(db);
  await browser.api(saveSearch, { name: 'Red', criteria, notice: true });
  await longAgo(id);
  await sql`update search_notices set told_until = now() - interval '1 hour' where member_id = ${id}`.execute(
    db,
  );
  return { id, email, browser };
};

const longAgo = (member: Id) =>
  sql`update profiles set last_active_at = ${new Date(clock.now().getTime() - 3_600_000)}
    where member_id = ${member}`.execute(db);

/** Adds a woman who has been findable for ten minutes, with red hair unless specified otherwise. */
const newcomer = async (fields: MemberFields = {}, hair = 'red') => {
  const id = await addMember(service.platform, fields);
  await sql`update profiles set hair_color = ${hair}, found_since = now() - interval '10 minutes'
    where member_id = ${id}`.execute(db);
  return id;
};

const subject = 'Er zijn nieuwe leden voor je';

const mails = (email: string) =>
  (service.service.mailbox?.list(email) ?? [])
    .filter((mail) => mail.subject === subject)
    .map(({ text }) => text);

/** Runs the jobs that the schedule would have started by now, and waits until they are finished. */
const settled = async () => {
  await scheduleNoticesHandler.run({}, service.platform);
  await eventually(async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from pgboss.job
      where name in ('discovery/tell-news', 'discovery/mail-news') and state in ('created', 'retry', 'active')`.execute(
      db,
    );
    if (rows[0]?.left !== 0) throw new Error('a notice is on its way');
  }, 30_000);
};

const forwardHours = async (hours: number, ...members: Id[]) => {
  clock.forward(hours * 3600);
  for (const member of members) await longAgo(member);
};

test('sends one mail about new members who fit, with an unsubscribe link and without names [DISC-7b]', async () => {
  const luc = await listener();
  await newcomer({ name: 'Zeldzaam' });
  await newcomer({ name: 'Ookzo' });
  await newcomer({ name: 'Blond' }, 'blond');
  await newcomer({ name: 'Bedacht', fictional: true });
  await settled();
  const [mail, ...more] = mails(luc.email);
  expect(more).toEqual([]);
  expect(mail).toContain('2 nieuwe leden passen');
  expect(mail).not.toMatch(/Zeldzaam|Ookzo|red|rood/);
  expect(mail).toContain('/unsubscribe?token=');
});

test('links the mail to the saved search with the most new matches [DISC-7b]', async () => {
  const luc = await listener();
  const blond = { hair_color: ['blond' as const] };
  const kept = await luc.browser.api(saveSearch, { name: 'Blond', criteria: blond, notice: true });
  await newcomer();
  await newcomer({}, 'blond');
  await newcomer({}, 'blond');
  await settled();
  expect(mails(luc.email)).toHaveLength(1);
  expect(mails(luc.email)[0]).toContain(`/members?saved=${kept.answer.search.id}`);
});

test('announces nobody twice and sends at most one mail a day [DISC-7b]', async () => {
  const luc = await listener();
  await newcomer();
  await settled();
  expect(mails(luc.email)).toHaveLength(1);
  await newcomer();
  await forwardHours(2, luc.id);
  await settled();
  expect(mails(luc.email)).toHaveLength(1);
  // Switching notices off and on again brings no second mail within a day either.
  await luc.browser.api(saveSearch, { name: 'Red', criteria: { hair_color: ['red'] }, notice: false });
  await luc.browser.api(saveSearch, { name: 'Red', criteria: { hair_color: ['red'] }, notice: true });
  await sql`update search_notices set told_until = now() - interval '20 minutes' where member_id = ${luc.id}`.execute(
    db,
  );
  await longAgo(luc.id);
  await settled();
  expect(mails(luc.email)).toHaveLength(1);
  await forwardHours(23, luc.id);
  await settled();
  expect(mails(luc.email)).toHaveLength(2);
  await forwardHours(25, luc.id);
  await settled();
  expect(mails(luc.email)).toHaveLength(2);
});

test('waits with the mail while the member is online [DISC-7b]', async () => {
  const luc = await listener();
  await newcomer();
  await sql`update profiles set last_active_at = ${clock.now()} where member_id = ${luc.id}`.execute(db);
  await settled();
  expect(mails(luc.email)).toEqual([]);
  await forwardHours(2, luc.id);
  await settled();
  expect(mails(luc.email)).toHaveLength(1);
});

test('sends no mail without a match or saved search, about a blocked member, or to a member who wants none [DISC-7b]', async () => {
  const [nobody, blocker, removed, stopped] = [
    await listener({ hair_color: ['red'] }),
    await listener(),
    await listener(),
    await listener(),
  ];
  await settled();
  const id = await newcomer();
  await sql`insert into blocks (member_id, other_id, direction)
    values (${blocker.id}, ${id}, 'given'), (${id}, ${blocker.id}, 'received')`.execute(db);
  const search = await sql<{ id: Id }>`select id from saved_searches where member_id = ${removed.id}`.execute(
    db,
  );
  await removed.browser.api(removeSavedSearch, { search: search.rows[0]?.id ?? 0 });
  await sql`insert into notification_stops (member_id, cause) values (${stopped.id}, 'list-unsubscribe')`.execute(
    db,
  );
  await sql`update profiles set hair_color = 'blond' where member_id = ${id}`.execute(db);
  await forwardHours(2, nobody.id, blocker.id, removed.id, stopped.id);
  await settled();
  expect(mails(nobody.email)).toEqual([]);
  await sql`update profiles set hair_color = 'red' where member_id = ${id}`.execute(db);
  await sql`update search_notices set told_until = now() - interval '1 hour'`.execute(db);
  await forwardHours(2, nobody.id, blocker.id, removed.id, stopped.id);
  await settled();
  expect(mails(nobody.email)).toHaveLength(1);
  for (const { email } of [blocker, removed, stopped]) expect(mails(email)).toEqual([]);
  const left = await sql`select 1 from search_notices where member_id = ${removed.id}`.execute(db);
  expect(left.rows).toEqual([]);
});
