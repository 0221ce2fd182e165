import { beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '#contract/accounts/change-language.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { logOut } from '#contract/accounts/log-out.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const password = 'een heel lang wachtwoord';

test('stores the chosen language, and the cookie keeps it for a year [LANG-3a, LANG-2b]', async () => {
  const browser = service.client();
  await signUpMember(browser, { email: 'taal@post.example', password });
  const { answer, headers } = await browser.api(changeLanguage, { language: 'en' });
  expect(answer).toEqual({ language: 'en' });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vonk_language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/),
  ]);
  expect((await browser.api(getCurrentUser, {})).answer.user?.language).toBe('en');
});

test('prefers the stored language to the cookie, and the cookie to the site and the browser [LANG-2a]', async () => {
  const browser = service.client();
  await signUpMember(browser, { email: 'taal2@post.example', password });
  await browser.api(changeLanguage, { language: 'en' });
  const refusal = async () =>
    (
      await browser.api(
        logIn,
        { email: 'x@post.example', password: 'x' },
        { headers: { 'accept-language': 'nl' } },
      )
    ).problem.detail;
  browser.cookies.set('vonk_language', 'nl');
  expect(await refusal()).toBe('Login failed, please try again');
  await browser.api(logOut, {});
  expect(await refusal()).toBe('Login mislukt, probeer opnieuw');
  browser.cookies.set('vonk_language', 'en');
  expect(await refusal()).toBe('Login failed, please try again');
  browser.cookies.delete('vonk_language');
  // The site is Dutch.
  expect(await refusal()).toBe('Login mislukt, probeer opnieuw');
});

test('accepts only languages with a catalogue [LANG-2c]', async () => {
  const browser = service.client();
  await signUpMember(browser, { email: 'taal3@post.example', password });
  const response = await browser.fetch('/api/user.php', {
    method: 'PUT',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'xx' }),
  });
  expect(response.status).toBe(400);
  expect((await browser.api(getCurrentUser, {})).answer.user?.language).toBe('nl');
});
