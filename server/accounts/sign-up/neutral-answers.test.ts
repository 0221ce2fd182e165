import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getAddress } from '#contract/accounts/get-address.ts';
import { confirmMailChange, requestMailChange, resendMailChange } from '#contract/accounts/mail-change.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { loadSites } from '#server/sites/door.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client, Reply } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';

let service: TestService;
let count = 0;

/** Members sign up while the site still reveals accounts; afterwards it stops revealing them. */
const setReveals = async (reveals: 'yes' | 'no'): Promise<void> => {
  const { db } = service.platform;
  await sql`update sites set settings = settings || ${JSON.stringify({ reveal_account_existence: reveals })}::jsonb`.execute(
    db,
  );
  await loadSites(db);
};

const confirmed = async (): Promise<{ email: string; browser: Client }> => {
  count += 1;
  // All addresses have the same length, because the answer to a mail change contains the address.
  const email = `stil${String(count).padStart(2, '0')}@post.example`;
  const browser = service.client();
  await setReveals('yes');
  await signUpMember(browser, { email, password });
  await browser.api(activate, { token: await waitForMailedToken(service, email, '/activate/done') });
  await setReveals('no');
  return { email, browser };
};

beforeAll(async () => {
  service = await startService({ clock: movableClock() });
});

/** The comparable part of an answer: values that differ from call to call are removed. */
const whole = (reply: Reply<unknown>, ...own: string[]): string => {
  const headers = [...reply.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const body = JSON.stringify(reply.status === 200 ? reply.answer : reply.problem);
  return own.reduce(
    (text, part) => text.replaceAll(part, '*'),
    JSON.stringify({ status: reply.status, headers, body }).replaceAll(
      /\d{4}-\d\d-\d\dT[\d:.]+Z|vonk_device=[\w.-]+/g,
      '<changing>',
    ),
  );
};

const subjectsTo = (email: string) =>
  service.service.mailbox?.list(email).map(({ subject }) => subject) ?? [];

const askReset = (email: string) => service.client().api(requestPasswordReset, { email });

const askChange = (browser: Client, new_email: string) =>
  browser.api(requestMailChange, { password, new_email });

test('answers a reset the same for known and unknown addresses, up to the limit and beyond [ACC-11e, AUTH-4c, MEET-4a]', async () => {
  const { email } = await confirmed();
  const unknown = 'onbekend@post.example';
  const answers: Array<[string, string]> = [];
  for (let time = 1; time <= 5; time += 1) {
    const [one, other] = [await askReset(email), await askReset(unknown)];
    answers.push([
      whole(one).replaceAll(/"retry-after","\d+"|"seconds\W+\d+/g, ''),
      whole(other).replaceAll(/"retry-after","\d+"|"seconds\W+\d+/g, ''),
    ]);
    expect(one.status).toBe(time <= 3 ? 200 : 429);
  }
  for (const [known, unheard] of answers) expect(unheard).toBe(known);
  await eventually(() => expect(subjectsTo(email)).toContain('Kies een nieuw wachtwoord'));
  expect(subjectsTo(unknown)).toEqual([]);
});

test('completes the job for an unknown address without an error [ACC-11e]', async () => {
  await confirmed();
  await askReset('ook-onbekend@post.example');
  await eventually(async () => {
    const { rows } = await sql<{ state: string }>`select state::text from pgboss.job
      where name = 'accounts/mail-password-reset' and data ->> 'member' is null`.execute(service.platform.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['completed']));
  });
});

test('answers a mail change the same for free and taken addresses, and mails the owner [ACC-12c, AUTH-4c, MEET-4a]', async () => {
  const [one, two, owner] = [await confirmed(), await confirmed(), await confirmed()];
  const free = 'vrij01@post.example';
  const forFree = await askChange(one.browser, free);
  const forTaken = await askChange(two.browser, owner.email);
  expect(forFree.status).toBe(200);
  expect(whole(forTaken, two.email, owner.email)).toBe(whole(forFree, one.email, free));
  await waitForMailedToken(service, free, '/mail-change/do');
  await eventually(() => expect(subjectsTo(owner.email)).toContain('Dit e-mailadres heeft al een account'));
  // No link in that mail changes anything.
  const links = (service.service.mailbox?.list(owner.email) ?? []).flatMap((mail) => mail.links);
  expect(links.filter((link) => link.includes('/mail-change/'))).toEqual([]);
});

test('reveals nothing by asking again, resending or reading the pending change [AUTH-4c]', async () => {
  const [one, two, owner] = [await confirmed(), await confirmed(), await confirmed()];
  const free = 'vrij02@post.example';
  const steps = async (browser: Client, email: string, own: string): Promise<string[]> => [
    whole(await askChange(browser, email), own, email),
    whole(await askChange(browser, email), own, email),
    whole(await browser.api(resendMailChange, {}), own, email),
    whole(await browser.api(getAddress, {}), own, email),
    whole(await browser.api(confirmMailChange, { token: 'A'.repeat(43) }), own, email),
  ];
  expect(await steps(two.browser, owner.email, two.email)).toEqual(await steps(one.browser, free, one.email));
});

test('leaves as many rows and jobs for a taken address as for a free one [AUTH-4c]', async () => {
  const [one, two, owner] = [await confirmed(), await confirmed(), await confirmed()];
  const left = async (browser: Client, email: string) => {
    const { rows: before } = await sql<{ jobs: number; tokens: number }>`select
      (select count(*)::int from pgboss.job where name = 'accounts/mail-new-address') as jobs,
      (select count(*)::int from mailed_tokens) as tokens`.execute(service.platform.db);
    await askChange(browser, email);
    const { rows: after } = await sql<{ jobs: number; tokens: number }>`select
      (select count(*)::int from pgboss.job where name = 'accounts/mail-new-address') as jobs,
      (select count(*)::int from mailed_tokens) as tokens`.execute(service.platform.db);
    return [
      (after[0]?.jobs ?? 0) - (before[0]?.jobs ?? 0),
      (after[0]?.tokens ?? 0) - (before[0]?.tokens ?? 0),
    ];
  };
  expect(await left(one.browser, 'vrij03@post.example')).toEqual([1, 1]);
  expect(await left(two.browser, owner.email)).toEqual([1, 1]);
});
