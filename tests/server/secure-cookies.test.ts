import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService } from '#tests/support/service/service.ts';

test('[ACC-8] [AUTH-6] with a public address on https the session cookie is Secure, whatever the proxy says', async () => {
  const service = await startService({ publicUrl: 'https://vonk.example' });
  const client = service.client();
  const login = { email: 'secure@people.example', password: 'a rather long password' };
  await signUpMember(client, login);
  const { headers } = await client.api(logIn, login);
  const session = headers.getSetCookie().find((line) => line.startsWith('__Host-vonk_session='));
  expect(session).toMatch(/; HttpOnly; Secure$/);
});
