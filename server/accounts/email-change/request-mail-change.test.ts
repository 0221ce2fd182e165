import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getAddress } from '#contract/accounts/get-address.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import {
  cancelMailChange,
  confirmMailChange,
  requestMailChange,
  resendMailChange,
  undoMailChange,
} from '#contract/accounts/mail-change.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { loadSites } from '#server/sites/door.ts';
import { waitForBlockedStatement } from '#tests/support/database/wait-for-lock.ts';
import { mailedTokens, waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

const page = '/mail-change/do';
const password = 'een heel lang wachtwoord';
let service: TestService;
let clock: MovableClock;
let count = 0;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

interface Person {
  readonly email: string;
  /** An address that is still free. */
  readonly wanted: string;
  readonly browser: Client;
  readonly id: number;
}

const newcomer = async (): Promise<Person> => {
  count += 1;
  const email = `oud${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password });
  return { email, wanted: `nieuw${count}@post.example`, browser, id };
};

const confirmed = async (): Promise<Person> => {
  const person = await newcomer();
  const token = await waitForMailedToken(service, person.email, '/activate/done');
  await person.browser.api(activate, { token });
  return person;
};

const dutch = { headers: { 'accept-language': 'nl' } };

const ask = ({ browser }: Pick<Person, 'browser'>, new_email: string, typed = password) =>
  browser.api(requestMailChange, { password: typed, new_email }, dutch);

const confirm = (token: string, client: Client = service.client()) =>
  client.api(confirmMailChange, { token }, dutch);

const undo = (token: string, client: Client = service.client()) =>
  client.api(undoMailChange, { token }, dutch);

const addressOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.api(getAddress, {})).answer;
const logInStatus = async (email: string) => (await service.client().api(logIn, { email, password })).status;

/** Requests the change, follows the link, and returns the token that undoes it. */
const changed = async (person: Person) => {
  await ask(person, person.wanted);
  const token = await waitForMailedToken(service, person.wanted, page);
  expect((await confirm(token)).status).toBe(200);
  return { token, back: await waitForMailedToken(service, person.email, page, { parameter: 'undo' }) };
};

test('mails a link to the new address, and keeps the old one until the link is followed [ACC-12c, AUTH-10a]', async () => {
  const person = await confirmed();
  const { status, answer } = await ask(person, person.wanted.toUpperCase());
  expect(status).toBe(200);
  expect(answer).toEqual({
    email: person.email,
    verified: true,
    pending: { email: person.wanted, expires_at: expect.any(String) },
  });
  const token = await waitForMailedToken(service, person.wanted, page);
  expect(await logInStatus(person.email)).toBe(200);
  expect(await logInStatus(person.wanted)).toBe(403);
  const visitor = service.client();
  const reply = await confirm(token, visitor);
  expect([reply.status, reply.answer]).toEqual([200, { email: person.wanted }]);
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect((await visitor.api(getCurrentUser, {})).answer.user).toBeNull();
  expect(await logInStatus(person.email)).toBe(403);
  expect(await logInStatus(person.wanted)).toBe(200);
  expect(await addressOf(person)).toEqual({ email: person.wanted, verified: true, pending: null });
});

test('refuses a change requested with the old password while the password changes [AUTH-10a, AUTH-12a]', async () => {
  const person = await confirmed();
  const { db } = service.platform;
  const under = await db.transaction().execute(async (transaction) => {
    await sql`update credentials set changed_at = changed_at + interval '1 second' where member_id = ${person.id}`.execute(
      transaction,
    );
    const asked = ask(person, person.wanted);
    // The password was found correct, and the change waits to be stored.
    await waitForBlockedStatement(db);
    return { asked };
  });
  const { status, problem } = await under.asked;
  expect([status, problem.errors?.map(({ field, code }) => [field, code])]).toEqual([
    400,
    [['password', 'wrong_password']],
  ]);
  expect((await addressOf(person)).pending).toBeNull();
  expect((await ask(person, person.wanted)).status).toBe(200);
});

test('records the source and the moment of the address [GDPR-1c]', async () => {
  const person = await confirmed();
  await changed(person);
  const { rows } = await sql`select source, given_at = verified_at as same_moment,
      given_at > now() - interval '1 year' as recent from addresses where member_id = ${person.id}`.execute(
    service.platform.db,
  );
  expect(rows).toEqual([{ source: 'mail_change', same_moment: true, recent: true }]);
});

test('refuses a wrong password, an invalid, own or taken address with its error [ACC-12b]', async () => {
  const person = await confirmed();
  const other = await confirmed();
  const faultsOf = async (email: string, typed = password) =>
    (await ask(person, email, typed)).problem.errors?.map(({ field, detail }) => [field, detail]);
  expect(await faultsOf(person.wanted, 'een ander wachtwoord')).toEqual([
    ['password', expect.stringContaining('wachtwoord')],
  ]);
  for (const bad of ['', 'geen adres', 'a@b', `${'a'.repeat(250)}@post.example`, 'a@b.nl\nBcc: c@d.nl'])
    expect(await faultsOf(bad), bad).toEqual([['new_email', 'Nieuw e-mailadres invalide.']]);
  expect(await faultsOf(person.email.toUpperCase())).toEqual([['new_email', 'Dit is al je e-mailadres.']]);
  expect(await faultsOf(other.email.toUpperCase())).toEqual([
    ['new_email', 'Dit e-mailadres heeft al een account op deze site.'],
  ]);
  expect(await addressOf(person)).toEqual({ email: person.email, verified: true, pending: null });
});

test('accepts a link once and for 24 hours [ACC-12c]', async () => {
  const person = await confirmed();
  const { token } = await changed(person);
  const again = await confirm(token);
  expect([again.status, again.problem.detail]).toEqual([410, 'Deze link is verlopen of al gebruikt.']);
  const late = await confirmed();
  await ask(late, late.wanted);
  const old = await waitForMailedToken(service, late.wanted, page);
  clock.forward(24 * 3600 + 1);
  expect((await confirm(old)).status).toBe(410);
  expect((await addressOf(late)).pending).toBeNull();
});

test('changes the address once for ten simultaneous uses of one link [ACC-12c]', async () => {
  const person = await confirmed();
  await ask(person, person.wanted);
  const token = await waitForMailedToken(service, person.wanted, page);
  const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 410)).toHaveLength(9);
});

test('gives an address to one of two members who change to it at once, and refuses the other [AUTH-10c]', async () => {
  const [one, two] = [await confirmed(), await confirmed()];
  const wanted = 'begeerd@post.example';
  await ask(one, wanted);
  await waitForMailedToken(service, wanted, page);
  await ask(two, wanted);
  const tokens = await eventually(() => {
    const found = mailedTokens(service, wanted, page);
    expect(found).toHaveLength(2);
    return found;
  });
  const replies = await Promise.all(tokens.map((token) => confirm(token)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.problem.detail).toBe('Dit e-mailadres heeft al een account op deze site.');
  const held = [(await addressOf(one)).email, (await addressOf(two)).email];
  expect(held.filter((email) => email === wanted)).toHaveLength(1);
});

test('refuses the change politely if a sign-up took the address meanwhile [AUTH-10c]', async () => {
  const person = await confirmed();
  await ask(person, person.wanted);
  const token = await waitForMailedToken(service, person.wanted, page);
  await signUpMember(service.client(), { email: person.wanted });
  expect((await confirm(token)).status).toBe(409);
  expect((await addressOf(person)).email).toBe(person.email);
});

test('replaces a pending change by a second one or a resent mail, and a cancel ends it [AUTH-10a]', async () => {
  const person = await confirmed();
  await ask(person, `eerst-${person.wanted}`);
  const first = await waitForMailedToken(service, `eerst-${person.wanted}`, page);
  await ask(person, person.wanted);
  const second = await waitForMailedToken(service, person.wanted, page);
  expect((await confirm(first)).status).toBe(410);
  expect((await person.browser.api(resendMailChange, {})).answer).toEqual({ sent: true });
  const third = await waitForMailedToken(service, person.wanted, page, { count: 2 });
  expect((await confirm(second)).status).toBe(410);
  expect((await person.browser.api(cancelMailChange, {})).answer.pending).toBeNull();
  expect((await confirm(third)).status).toBe(410);
  expect((await person.browser.api(resendMailChange, {})).answer).toEqual({ sent: false });
  expect((await addressOf(person)).email).toBe(person.email);
});

test('mails the old address a link that restores it and ends all logins and pending changes [AUTH-10b, US-2c]', async () => {
  const person = await confirmed();
  const { back } = await changed(person);
  const thief = service.client();
  await thief.api(logIn, { email: person.wanted, password });
  const socket = await thief.socket();
  await ask({ browser: thief }, `derde-${person.wanted}`);
  const waits = await waitForMailedToken(service, `derde-${person.wanted}`, page);
  await service.client().api(requestPasswordReset, { email: person.wanted });
  const reset = await waitForMailedToken(service, person.wanted, '/reset-password/do');
  const reply = await undo(back);
  expect([reply.status, reply.answer]).toEqual([200, { email: person.email }]);
  for (const browser of [thief, person.browser])
    expect((await browser.api(getCurrentUser, {})).answer.user).toBeNull();
  await eventually(() => expect(socket.connected).toBe(false));
  expect((await confirm(waits)).status).toBe(410);
  const pair = { password: 'iets heel anders dan dat', password_repeat: 'iets heel anders dan dat' };
  expect((await service.client().api(resetPassword, { token: reset, ...pair })).status).toBe(410);
  expect(await logInStatus(person.email)).toBe(200);
  expect((await undo(back)).status).toBe(410);
});

test('can restore the first address after two changes, which voids the second undo [AUTH-10b]', async () => {
  const person = await confirmed();
  const { back } = await changed(person);
  await ask(person, `derde-${person.wanted}`);
  await confirm(await waitForMailedToken(service, `derde-${person.wanted}`, page));
  const second = await waitForMailedToken(service, person.wanted, page, { parameter: 'undo' });
  expect((await undo(back)).status).toBe(200);
  expect((await undo(second)).status).toBe(410);
  expect(await logInStatus(person.email)).toBe(200);
});

test('accepts the undo for seven days, and one of ten simultaneous uses [AUTH-10b]', async () => {
  const person = await confirmed();
  const { back } = await changed(person);
  clock.forward(7 * 24 * 3600 - 60);
  const replies = await Promise.all(Array.from({ length: 10 }, () => undo(back)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = await confirmed();
  const { back: expired } = await changed(late);
  clock.forward(7 * 24 * 3600 + 1);
  expect((await undo(expired)).status).toBe(410);
});

test('does not restore an old address that is taken meanwhile, but keeps the link valid [AUTH-10b]', async () => {
  const person = await confirmed();
  const { back } = await changed(person);
  await signUpMember(service.client(), { email: person.email });
  expect((await undo(back)).status).toBe(409);
  expect((await undo(back)).status).toBe(409);
  expect(await logInStatus(person.wanted)).toBe(200);
});

test('rejects a link for another purpose or on another site [AUTH-10d]', async () => {
  await sql`insert into sites (id, host, company_id, niche)
    select max(id) + 1, 'elders.example', min(company_id), 1 from sites`.execute(service.platform.db);
  await loadSites(service.platform.db);
  const person = await confirmed();
  await ask(person, person.wanted);
  const token = await waitForMailedToken(service, person.wanted, page);
  expect((await undo(token)).status).toBe(410);
  expect((await confirm(token, service.client('elders.example'))).status).toBe(410);
  expect((await confirm(token)).status).toBe(200);
  const back = await waitForMailedToken(service, person.email, page, { parameter: 'undo' });
  expect((await confirm(back)).status).toBe(410);
  expect((await undo(back, service.client('elders.example'))).status).toBe(410);
});

test('voids a reset link that was mailed to the old address [AUTH-9a]', async () => {
  const person = await confirmed();
  await service.client().api(requestPasswordReset, { email: person.email });
  const token = await waitForMailedToken(service, person.email, '/reset-password/do');
  await changed(person);
  const pair = { password: 'iets heel anders dan dat', password_repeat: 'iets heel anders dan dat' };
  expect((await service.client().api(resetPassword, { token, ...pair })).status).toBe(410);
});

test('replaces a mistyped unconfirmed address by a confirmed one, and sends the old one nothing [ACC-12c, EML-10b]', async () => {
  const person = await newcomer();
  await waitForMailedToken(service, person.email, '/activate/done');
  await ask(person, person.wanted);
  await confirm(await waitForMailedToken(service, person.wanted, page));
  expect((await person.browser.api(getCurrentUser, {})).answer.user).toMatchObject({
    status: 'active',
    profile: { status: 'active' },
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(service.service.mailbox?.list(person.email)).toHaveLength(1);
});

test('clears a bounce of the old address, but keeps a complaint [MEET-14b]', async () => {
  const person = await confirmed();
  const { db } = service.platform;
  await sql`insert into notification_stops (member_id, cause)
    values (${person.id}, 'bounce'), (${person.id}, 'fbl')`.execute(db);
  await changed(person);
  const { rows } = await sql`select cause from notification_stops where member_id = ${person.id}`.execute(db);
  expect(rows).toEqual([{ cause: 'fbl' }]);
});

test('stores neither an address nor a working link in the queue [AUTH-10d]', async () => {
  const person = await confirmed();
  const { token, back } = await changed(person);
  const { rows } = await sql`select data::text from pgboss.job where name like 'accounts/mail-%'`.execute(
    service.platform.db,
  );
  const all = JSON.stringify(rows);
  expect(all).toContain('asked_at');
  for (const secret of [token, back, person.email, person.wanted]) expect(all).not.toContain(secret);
});

test('allows five mails about a change in 24 hours, then answers 429 with the time to wait [ACC-12c]', async () => {
  const person = await confirmed();
  for (let time = 1; time <= 5; time += 1)
    expect((await ask(person, `${time}-${person.wanted}`)).status).toBe(200);
  const { status, problem, headers } = await ask(person, person.wanted);
  expect([status, problem.code]).toEqual([429, 'too_many_mail_changes']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect((await person.browser.api(resendMailChange, {})).status).toBe(429);
  clock.forward(24 * 3600 + 1);
  expect((await ask(person, person.wanted)).status).toBe(200);
});
