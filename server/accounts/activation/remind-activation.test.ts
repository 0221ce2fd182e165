import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { setLanguage } from '#server/notifications/door.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { remindActivation } from './mail-activation.job.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;

interface Waiting {
  readonly hours: number;
  readonly data: unknown;
}

/** Pending reminders of a member, ordered by their delay after the sign-up. */
const waiting = async (member: number): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select data, round(extract(epoch from start_after - created_on) / 3600)::int as hours from pgboss.job
    where name = 'accounts/remind-activation' and state = 'created' and data->>'member' = ${String(member)}
    order by start_after`.execute(db);
  return rows;
};

let count = 0;

const newcomer = async () => {
  count += 1;
  const email = `traag${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email });
  const [link = ''] = (await service.mailTo(email)).links;
  const mails = () => (service.service.mailbox?.list(email) ?? []).map(({ subject }) => subject);
  return { id, browser, email, link, mails };
};

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

const remind = (member: number) =>
  remindActivation.run({ member, origin: service.url, language: 'nl' }, service.platform);

test('reminds an unconfirmed member after one day and after three, with a working link [ACC-6a]', async () => {
  const { id, email, link, mails } = await newcomer();
  const jobs = await waiting(id);
  expect(jobs.map(({ hours }) => hours)).toEqual([24, 72]);
  expect(JSON.stringify(jobs)).not.toContain(email);
  clock.forward(24 * 3600);
  await remindActivation.run(jobs[0]?.data, service.platform);
  expect(mails()).toHaveLength(2);
  expect(mails()[0]).toBe('Je e-mailadres is nog niet bevestigd');
  const [reminded = ''] = (await service.mailTo(email)).links;
  expect(tokenOf(reminded)).not.toBe(tokenOf(link));
  expect((await service.client().api(activate, { token: tokenOf(reminded) })).status).toBe(200);
  await remindActivation.run(jobs[1]?.data, service.platform);
  expect(mails()).toHaveLength(2);
});

test('reminds neither a member who is being deleted nor one who complained about our mails [ACC-6a]', async () => {
  const leaving = await newcomer();
  await sql`insert into deletions (member_id, reason, erase_at, profile_status)
    values (${leaving.id}, 'privacy', now() + interval '14 days', 'disabled')`.execute(db);
  const stopped = await newcomer();
  await sql`insert into notification_stops (member_id, cause) values (${stopped.id}, 'fbl')`.execute(db);
  for (const { id, mails } of [leaving, stopped]) {
    await remind(id);
    expect(mails()).toHaveLength(1);
  }
});

test('sends no reminder to a member who requested ten mails today [ACC-6a]', async () => {
  const { id, browser, mails } = await newcomer();
  for (let sent = 2; sent <= 10; sent += 1) {
    await browser.api(sendActivationMail, {});
    await eventually(() => expect(mails()).toHaveLength(sent));
  }
  await remind(id);
  expect(mails()).toHaveLength(10);
  clock.forward(25 * 3600);
  await remind(id);
  expect(mails()).toHaveLength(11);
});

test('writes the reminder in the current language, not that of the sign-up [LANG-3a, LANG-6b]', async () => {
  const { id, mails } = await newcomer();
  await setLanguage(db, id, 'en');
  await remind(id);
  expect(mails()[0]).toBe('Your email address is not confirmed yet');
});

test('keeps a reminder when the process is killed [ACC-6a]', async () => {
  const database = await freshDatabase();
  const email = 'herinnerd@post.example';
  const first = await startKillable(database.url);
  await signUpMember(first.visitor(), { email });
  await first.kill();
  await sql`update pgboss.job set start_after = now() where name = 'accounts/remind-activation'`.execute(
    database.db,
  );
  const next = await startKillable(database.url);
  await eventually(async () => {
    const response = await next.visitor().get(`/dev/mailbox.json?to=${email}`);
    expect(await response.text()).toContain('Je e-mailadres is nog niet bevestigd');
  }, 30_000);
  await next.kill();
  await database.drop();
});
