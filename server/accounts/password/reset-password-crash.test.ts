import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const page = '/reset-password/do';
const password = 'een heel lang wachtwoord';
const next = 'een nog langer wachtwoord';

const set = (token: string, client: Client) =>
  client.api(resetPassword, { token, password: next, password_repeat: next });

test.each([
  ['accounts/reset-token-stored', 'the mail is sent by the next process, and its link works'],
  ['accounts/password-reset', 'nothing was changed, and the link works afterwards'],
])(
  'a process killed at %s: %s [ACC-11b]',
  async (step) => {
    const database = await freshDatabase();
    const email = 'overleeft@post.example';
    const dying = await startKillable(database.url, step);
    const client = dying.loggedIn(1);
    await signUpMember(client, { email, password });
    const sent = async (killable: typeof dying): Promise<string> =>
      eventually(async () => {
        const response = await killable.loggedIn(1).get(`/dev/mailbox.json?to=${email}`);
        const mails: { links: string[] }[] = JSON.parse(await response.text());
        const link = mails.flatMap(({ links }) => links).find((found) => found.includes(page));
        return new URL(link ?? '').searchParams.get('token') ?? '';
      });
    // The job may be faster than the answer: then the request fails together with the process.
    await client.api(requestPasswordReset, { email }).catch(() => {});
    let token = '';
    if (step === 'accounts/password-reset') {
      token = await sent(dying);
      await set(token, client).catch(() => {});
    }
    expect(await dying.ended).toBe('SIGKILL');
    const after = await startKillable(database.url);
    if (token === '') token = await sent(after);
    expect((await set(token, after.loggedIn(1))).status).toBe(200);
    expect((await after.loggedIn(1).api(logIn, { email, password: next })).status).toBe(200);
    await after.kill();
    await database.drop();
  },
  120_000,
);

test('leaves no log-in lockout behind if the process is killed right after the reset [AUTH-5c]', async () => {
  const database = await freshDatabase();
  const email = 'ontgrendeld@post.example';
  const dying = await startKillable(database.url, 'accounts/password-reset-committed');
  const client = dying.loggedIn(1);
  await signUpMember(client, { email, password });
  for (let time = 0; time < 6; time += 1) await client.api(logIn, { email, password: 'fout wachtwoord' });
  expect((await client.api(logIn, { email, password })).status).toBe(429);
  await client.api(requestPasswordReset, { email });
  const token = await eventually(async () => {
    const mails: { links: string[] }[] = JSON.parse(
      await (await client.get(`/dev/mailbox.json?to=${email}`)).text(),
    );
    const link = mails.flatMap(({ links }) => links).find((found) => found.includes(page));
    return new URL(link ?? '').searchParams.get('token') ?? '';
  });
  await set(token, client).catch(() => {});
  expect(await dying.ended).toBe('SIGKILL');
  const after = await startKillable(database.url);
  expect((await after.loggedIn(1).api(logIn, { email, password: next })).status).toBe(200);
  await after.kill();
  await database.drop();
}, 120_000);
