import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService } from '#tests/support/service/service.ts';

test('the session cookie is Secure if the public URL is https, whatever the proxy says [ACC-8a, AUTH-6b]', async () => {
  const service = await startService({ publicUrl: 'https://vonk.example' });
  const client = service.client();
  const login = { email: 'secure@people.example', password: 'a rather long password' };
  await signUpMember(client, login);
  const { headers } = await client.api(logIn, login);
  const session = headers.getSetCookie().find((line) => line.startsWith('__Host-vonk_session='));
  expect(session).toMatch(/; HttpOnly; Secure$/);
});
