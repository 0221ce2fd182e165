import { expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();

test('refuses a password that is shorter than the setting of the site, in sign-up and reset [MEET-5a]', async () => {
  const host = 'streng.example';
  await addSite(service.platform.db, host, { password_length: 15, reveal_account_existence: 'yes' });
  const strict = () => service.client(host);
  const set = (token: string, chosen: string) =>
    strict().api(resetPassword, { token, password: chosen, password_repeat: chosen });
  const [short, long] = ['blauwe tulp 9x', 'blauwe tulp 9xy'];
  const error = {
    field: 'password',
    code: 'password_too_short',
    detail: expect.stringContaining('15'),
  };
  const email = 'streng@post.example';
  const refused = await strict().api(signUp, signUpForm({ email, password: short }));
  expect(refused.problem.errors).toMatchObject([error]);
  expect((await strict().api(signUp, signUpForm({ email, password: long }))).status).toBe(200);
  await strict().api(requestPasswordReset, { email });
  const token = await waitForMailedToken(service, email, '/reset-password/do');
  expect((await set(token, short)).problem.errors).toMatchObject([error]);
  expect((await set(token, 'rode tulpen 8xyz')).status).toBe(200);
});
