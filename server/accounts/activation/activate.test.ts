import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

let count = 0;

/** A new member in a browser of their own, with the token of their activation mail. */
const newcomer = async (): Promise<{ browser: Client; email: string; token: string; link: string }> => {
  count += 1;
  const email = `nieuw${count}@post.example`;
  const browser = service.client();
  await signUpMember(browser, { email });
  const mail = await service.mailTo(email);
  const link = mail.links[0] ?? '';
  return { browser, email, link, token: new URL(link).searchParams.get('token') ?? '' };
};

const statusOf = async (browser: Client) => (await browser.api(getCurrentUser, {})).answer.user?.status;

test('confirms by POST with the mailed link: the account becomes active and the profile visible [ACC-7a]', async () => {
  const { browser, token, link } = await newcomer();
  expect(link).toBe(`${service.url}/activate/done?token=${token}`);
  expect(await statusOf(browser)).toBe('not_confirmed');
  expect((await browser.api(activate, { token })).answer).toEqual({ status: 'active' });
  const user = (await browser.api(getCurrentUser, {})).answer.user;
  expect(user).toMatchObject({ status: 'active', profile: { status: 'active' } });
});

test('confirms in a browser without the login, which stays logged out [ACC-7c]', async () => {
  const { browser, token } = await newcomer();
  const other = service.client();
  const { status, headers } = await other.api(activate, { token });
  expect(status).toBe(200);
  expect(headers.getSetCookie()).toEqual([]);
  expect((await other.api(getCurrentUser, {})).answer.user).toBeNull();
  expect(await statusOf(browser)).toBe('active');
});

test('answers active for a used link of an active account, also on ten simultaneous clicks [ACC-7d]', async () => {
  const { token } = await newcomer();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => service.client().api(activate, { token })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await service.client().api(activate, { token })).status).toBe(200);
});

test('activates nothing when a mail scanner requests the link or the call behind it [ACC-7a]', async () => {
  const { browser, token } = await newcomer();
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
    const asked = await service.client().fetch(`/api/activate.php?token=${token}`, { method });
    expect(asked.status).toBe(405);
  }
  expect(await statusOf(browser)).toBe('not_confirmed');
  expect((await browser.api(activate, { token })).status).toBe(200);
});

test.each(['nonsense', 'A'.repeat(43), "' or 1=1 --"])(
  'answers 410 to an unknown token (%s) [ACC-7b]',
  async (token) => {
    const { status, problem } = await service.client().api(activate, { token });
    expect(status).toBe(410);
    expect(problem).toMatchObject({ code: 'activation_failed', detail: 'Activeren mislukt' });
  },
);

test('rejects a link older than a week, and a new mail brings a working one [ACC-7b]', async () => {
  const { browser, email, token } = await newcomer();
  clock.forward(8 * 24 * 3600);
  expect((await browser.api(activate, { token })).status).toBe(410);
  expect((await browser.api(sendActivationMail, {})).answer).toEqual({ sent: true });
  const fresh = await eventually(async () => {
    const { links } = await service.mailTo(email);
    const next = new URL(links[0] ?? '').searchParams.get('token') ?? '';
    expect(next).not.toBe(token);
    return next;
  });
  expect((await browser.api(activate, { token: fresh })).status).toBe(200);
  // The old link now belongs to an active account.
  expect((await browser.api(activate, { token })).status).toBe(200);
});

test('sends an active account no further activation mail [ACC-6a]', async () => {
  const { browser, token } = await newcomer();
  await browser.api(activate, { token });
  expect((await browser.api(sendActivationMail, {})).answer).toEqual({ sent: false });
});

test('stores only a hash of a mailed token, and neither token nor address in the queue [ACC-8c]', async () => {
  const { token, email } = await newcomer();
  const stored = await sql`select encode(token_hash, 'escape') as hash from activation_tokens`.execute(
    service.platform.db,
  );
  expect(JSON.stringify(stored.rows)).not.toContain(token);
  const jobs = await sql`select data::text from pgboss.job where name = 'accounts/mail-activation'`.execute(
    service.platform.db,
  );
  expect(jobs.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(jobs.rows)).not.toContain(token);
  expect(JSON.stringify(jobs.rows)).not.toContain(email);
});

test('sends a neutral mail, complete as HTML and as text, in the language of the sign-up [EML-9b]', async () => {
  const browser = service.client();
  browser.cookies.set('vonk_language', 'en');
  await signUpMember(browser, { email: 'english@post.example', name: 'Secretname' });
  const mail = await service.mailTo('english@post.example');
  expect(mail.subject).toBe('Confirm your email address');
  for (const body of [mail.html ?? '', mail.text]) {
    expect(body).toContain(`${service.url}/activate/done?token=`);
    expect(body).toContain('The link works for 7 days.');
    expect(body).not.toContain('Secretname');
  }
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.html).not.toMatch(/<img|https?:\/\/(?!127\.0\.0\.1|localhost)/);
});

test('sends at most ten activation mails per account and day, from any browser [ACC-6a, AUTH-5d, EML-10c]', async () => {
  const { browser, email } = await newcomer();
  const mails = () => service.service.mailbox?.list(email).length;
  for (let sent = 2; sent <= 10; sent += 1) {
    expect((await browser.api(sendActivationMail, {})).answer).toEqual({ sent: true });
    await eventually(() => expect(mails()).toBe(sent));
  }
  const refused = await browser.api(sendActivationMail, {});
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(23 * 3600);
  expect(wait).toBeLessThanOrEqual(24 * 3600);
  clock.forward(wait - 60);
  expect((await browser.api(sendActivationMail, {})).status).toBe(429);
  clock.forward(61);
  expect((await browser.api(sendActivationMail, {})).answer).toEqual({ sent: true });
  await eventually(() => expect(mails()).toBe(11));
});

test('does not show a profile again that was taken down before a second link is used [ACC-7b]', async () => {
  const { browser, email, token } = await newcomer();
  await browser.api(sendActivationMail, {});
  const second = await eventually(async () => {
    const next = new URL((await service.mailTo(email)).links[0] ?? '').searchParams.get('token') ?? '';
    expect(next).not.toBe(token);
    return next;
  });
  await browser.api(activate, { token });
  const { user } = (await browser.api(getCurrentUser, {})).answer;
  await sql`update profiles set status = 'disabled' where member_id = ${user?.id}`.execute(
    service.platform.db,
  );
  expect((await browser.api(activate, { token: second })).status).toBe(200);
  expect((await browser.api(getCurrentUser, {})).answer.user?.profile.status).toBe('disabled');
});
