import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { activate } from '#contract/accounts/activate.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const timeout = 90_000;
const testTimeout = 30_000;

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const mails = z.array(z.object({ subject: z.string(), links: z.array(z.string()) }));

/** Tokens of the activation mails in the service's mailbox, newest first. */
const tokensTo = async (service: KillableService, email: string): Promise<string[]> => {
  const response = await service.visitor().get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return z
    .parse(mails, await response.json())
    .map(({ links }) => new URL(links[0] ?? '').searchParams.get('token') ?? '');
};

const mailedToken = (service: KillableService, email: string): Promise<string> =>
  eventually(async () => {
    const [token] = await tokensTo(service, email);
    if (!token) throw new Error('no mail yet');
    return token;
  }, testTimeout);

const accountsOf = async (email: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from addresses join profiles using (member_id) join wallets using (member_id)
      join credentials using (member_id) where email = ${email}`.execute(database.db);
  return rows[0]?.count ?? 0;
};

const statusAtLogIn = async (service: KillableService, form: { email: string; password: string }) => {
  const { answer } = await service.visitor().api(logIn, { email: form.email, password: form.password });
  return answer.user?.status ?? null;
};

describe('a process killed during a sign-up', () => {
  test.each([
    ['accounts/account-opened', 0],
    ['accounts/sign-up-committed', 1],
  ] as const)(
    'at %s leaves no account or a complete one, and the sign-up works afterwards [ACC-5a]',
    { timeout },
    async (step, left) => {
      const form = signUpForm();
      const dying = await startKillable(database.url, step);
      await expect(dying.visitor().api(signUp, form)).rejects.toThrow();
      expect(await dying.ended).toBe('SIGKILL');
      expect(await accountsOf(form.email)).toBe(left);

      const next = await startKillable(database.url);
      if (left === 0) expect((await next.visitor().api(signUp, form)).status).toBe(200);
      else expect((await next.visitor().api(signUp, form)).problem.errors?.[0]?.code).toBe('email_taken');
      expect(await accountsOf(form.email)).toBe(1);
      const token = await mailedToken(next, form.email);
      expect(await statusAtLogIn(next, form)).toBe('not_confirmed');
      expect((await next.visitor().api(activate, { token })).status).toBe(200);
      expect(await statusAtLogIn(next, form)).toBe('active');
      await next.kill();
    },
  );
});

describe('a process killed while an address is confirmed', () => {
  test.each(['accounts/address-confirmed', 'accounts/activation-committed', 'accounts/held-message-sent'])(
    'at %s keeps the link valid and delivers the first message once [ACC-7a, ACC-6c]',
    { timeout },
    async (step) => {
      const words = 'Ben je er nog? Mail me op lotte@voorbeeld.nl';
      // The service creates the first site.
      const dying = await startKillable(database.url, step);
      await loadSites(database.db);
      const target = await addCompleteMember({ db: database.db, clock: systemClock });
      // A text with contact details waits for the confirmation (ACC-6).
      const form = signUpForm({ target, signup_message: words });
      expect((await dying.visitor().api(signUp, form)).status).toBe(200);
      const token = await mailedToken(dying, form.email);
      await dying
        .visitor()
        .api(activate, { token })
        .catch(() => null);
      expect(await dying.ended).toBe('SIGKILL');

      const next = await startKillable(database.url);
      expect((await next.visitor().api(activate, { token })).status).toBe(200);
      expect(await statusAtLogIn(next, form)).toBe('active');
      await eventually(async () => {
        const { rows } = await sql`select from held_messages`.execute(database.db);
        expect(rows).toEqual([]);
      }, testTimeout);
      const [chat] = (await next.loggedIn(target).api(getChats, {})).answer.chats;
      expect(chat).toMatchObject({ num_unread_messages: 1, last_message: { text: words } });
      const { rows } = await sql`select balance from wallets join addresses using (member_id)
        where email = ${form.email}`.execute(database.db);
      expect(rows).toEqual([{ balance: 2 }]);
      await next.kill();
    },
  );
});

test('a process killed while the first message goes out at the sign-up delivers it once [ACC-6e, ACC-6c]', {
  timeout,
}, async () => {
  const dying = await startKillable(database.url, 'accounts/held-message-sent');
  await loadSites(database.db);
  const target = await addCompleteMember({ db: database.db, clock: systemClock });
  const form = signUpForm({ target, signup_message: 'Ben je er nog?' });
  await dying
    .visitor()
    .api(signUp, form)
    .catch(() => null);
  expect(await dying.ended).toBe('SIGKILL');

  const next = await startKillable(database.url);
  await eventually(async () => {
    const { rows } = await sql`select from held_messages`.execute(database.db);
    expect(rows).toEqual([]);
  }, testTimeout);
  const [chat] = (await next.loggedIn(target).api(getChats, {})).answer.chats;
  expect(chat).toMatchObject({ num_unread_messages: 1, profile: { unconfirmed: true } });
  const { rows } = await sql`select balance from wallets join addresses using (member_id)
    where email = ${form.email}`.execute(database.db);
  expect(rows).toEqual([{ balance: 2 }]);
  await next.kill();
});
