import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { addMember } from '#tests/support/people/members.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { createInvites } from '../invites/invites.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;
const site = 'stil.example';
await addSite(db, site, { reveal_account_existence: 'no' });
const client = () => service.client(site);

type Given = Parameters<typeof signUpForm>[0];

/** The whole response, except the moment and the request id. */
const wholeAnswer = async (given: Given, host = site) => {
  const browser = service.client(host);
  const response = await browser.fetch('/api/signup.php', {
    method: 'POST',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify(signUpForm(given)),
  });
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: response.status, headers, body: await response.text(), cookies: [...browser.cookies] };
};

const subjectsTo = (email: string) =>
  (service.service.mailbox?.list(email) ?? []).map(({ subject }) => subject);

const mailsTo = (email: string, count: number) =>
  eventually(() => {
    const subjects = subjectsTo(email);
    expect(subjects).toHaveLength(count);
    return subjects;
  });

const confirmed = async (email: string, given: Given = {}) => {
  await client().api(signUp, signUpForm({ email, ...given }));
  const { links } = await service.mailTo(email);
  const token = new URL(links[0] ?? '').searchParams.get('token') ?? '';
  expect((await client().api(activate, { token })).status).toBe(200);
};

const members = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from members`.execute(db);
  return rows[0]?.count;
};

test('answers new and taken addresses identically, and mails each the truth [ACC-11e, AUTH-4b]', async () => {
  await confirmed('bezet@post.example');
  const before = await members();
  const taken = await wholeAnswer({ email: 'bezet@post.example' });
  expect(await members()).toBe(before);
  const fresh = await wholeAnswer({ email: 'nieuw@post.example' });
  expect(taken).toEqual(fresh);
  expect(fresh).toMatchObject({ status: 200, body: '{"user":null}', cookies: [] });
  expect((await mailsTo('bezet@post.example', 2))[0]).toBe('Je hebt al een account');
  expect(await mailsTo('nieuw@post.example', 1)).toEqual(['Bevestig je e-mailadres']);
  const { links } = await service.mailTo('bezet@post.example');
  expect(links).toContain(`http://${site}/login`);
});

test('answers identically with a target, a message and traffic tags [ACC-11e]', async () => {
  await confirmed('bezet2@post.example');
  const target = await addMember(service.platform, { site: siteOfHost(site).id });
  const given = { target, signup_message: 'Hoi!', network: 'nw' };
  const taken = await wholeAnswer({ email: 'BEZET2@post.example', ...given });
  expect(taken).toEqual(await wholeAnswer({ email: 'nieuw2@post.example', ...given }));
  const { rows } = await sql`select count(*) as count from held_messages`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('answers identically for a fictional target, and a taken address leaves nothing behind [ACC-11e, FIC-4c]', async () => {
  await confirmed('bezet4@post.example');
  const target = await addMember(service.platform, { site: siteOfHost(site).id, fictional: true });
  const given = { target, signup_message: 'Hoi!' };
  const untold = await wholeAnswer({ email: 'bezet4@post.example', ...given });
  expect(untold).toEqual(await wholeAnswer({ email: 'nieuw5@post.example', ...given }));
  expect(untold.status).toBe(400);
  const told = { ...given, accept_fictional: true as const };
  const taken = await wholeAnswer({ email: 'bezet4@post.example', ...told });
  expect(taken).toEqual(await wholeAnswer({ email: 'nieuw5@post.example', ...told }));
  const { rows } =
    await sql`select count(*) as count from fictional_ties where profile_id = ${target}`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('reports other errors identically for taken and free addresses [ACC-11e]', async () => {
  await confirmed('bezet3@post.example');
  const wrong = { password: 'Qwertyuiop', country: 'JP', countryregion: 'JP-13' };
  const taken = await wholeAnswer({ email: 'bezet3@post.example', ...wrong });
  expect(taken).toEqual(await wholeAnswer({ email: 'nieuw3@post.example', ...wrong }));
  expect(taken.body).not.toContain('email');
});

test('refuses the correct password before confirmation like any wrong one, and accepts it after [ACC-11e]', async () => {
  const [email, password] = ['later@post.example', 'nog een lang wachtwoord'];
  expect((await client().api(signUp, signUpForm({ email, password }))).answer).toEqual({ user: null });
  // Otherwise the password of the sign-up would reveal whether the address was free.
  const early = await client().api(logIn, { email, password });
  const unknown = await client().api(logIn, { email: 'niemand@post.example', password });
  expect([early.status, early.problem]).toEqual([unknown.status, unknown.problem]);
  const { links } = await service.mailTo(email);
  const token = new URL(links[0] ?? '').searchParams.get('token') ?? '';
  const browser = client();
  expect((await browser.api(activate, { token })).status).toBe(200);
  expect((await browser.api(getCurrentUser, {})).answer.user).toBeNull();
  const { answer } = await browser.api(logIn, { email, password });
  expect(answer.user).toMatchObject({ status: 'active', credits: 3 });
});

test('answers twenty simultaneous sign-ups with one address identically and makes one account [ACC-11e]', async () => {
  const before = await members();
  const email = 'samen@post.example';
  const answers = await Promise.all(Array.from({ length: 20 }, () => wholeAnswer({ email })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await members()).toBe((before ?? 0) + 1);
});

test('uses up an invite in both cases, which would otherwise reveal the account [ACC-11e]', async () => {
  const host = 'stilbesloten.example';
  await addSite(db, host, { reveal_account_existence: 'no', signups: 'none' });
  const codes = await createInvites(db, {
    site: siteOfHost(host).id,
    count: 2,
    days: 14,
    now: clock.now(),
  });
  for (const invite of codes)
    expect(await wholeAnswer({ email: 'genodigd@post.example', invite }, host)).toMatchObject({
      status: 200,
      body: '{"user":null}',
    });
  for (const code of codes)
    expect((await service.client(host).api(checkInvite, { code })).answer).toEqual({ valid: false });
});

test('notifies an owner at most three times a day, with unchanged answers [ACC-11e, AUTH-5d]', async () => {
  const email = 'lastig@post.example';
  await confirmed(email);
  for (let told = 2; told <= 4; told += 1) {
    await wholeAnswer({ email });
    await mailsTo(email, told);
  }
  const quiet = await wholeAnswer({ email });
  expect(quiet).toEqual(await wholeAnswer({ email: 'nieuw4@post.example' }));
  await eventually(async () => {
    const { rows } = await sql`select 1 from pgboss.job
      where name = 'accounts/mail-account-exists' and state in ('created', 'active', 'retry')`.execute(db);
    expect(rows).toEqual([]);
  });
  expect(subjectsTo(email)).toHaveLength(4);
  clock.forward(25 * 3600);
  await wholeAnswer({ email });
  await mailsTo(email, 5);
});

test("uses the product's text on a site that reveals accounts [ACC-4a]", async () => {
  await service.client().api(signUp, signUpForm({ email: 'open@post.example' }));
  const told = await service.client().api(signUp, signUpForm({ email: 'open@post.example' }));
  expect(told.problem.errors?.[0]?.detail).toBe('Dit e-mailadres heeft al een account op deze site.');
});
