import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';
import {
  proofHeader,
  type StrictService,
  signUpPath,
  startStrictService,
} from '#tests/support/browser/strict-service.ts';

let strict: StrictService;

test.beforeAll(async () => {
  strict = await startStrictService();
});
test.afterAll(async () => {
  await strict?.stop();
});

/** Uses up the sign-ups that a network has without a proof of work. */
const useFreeSignUps = async () => {
  for (let count = 0; count < 6; count += 1)
    await fetch(`${strict.url}${signUpPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: '{}',
    });
};

inEachLanguage((language) => {
  test('the browser proves its work by itself, and the sign-up continues [SAFE-8j]', async ({
    visitor,
    t,
  }) => {
    await useFreeSignUps();
    const { page, watch } = await visitor({ baseURL: strict.url });
    // The browser itself logs the refusal.
    watch.allow(/status of 429/);
    // A slow device: the notice appears after a second.
    await page.route(/proof\.worker-/, async (route) => {
      await new Promise((wait) => setTimeout(wait, 3000));
      await route.continue();
    });
    const tries: Array<{ readonly status: number; readonly proof: string | undefined }> = [];
    page.on('response', (response) => {
      if (response.request().method() !== 'POST' || !response.url().includes(signUpPath)) return;
      tries.push({ status: response.status(), proof: response.request().headers()[proofHeader] });
    });

    await open(page, '/signup');
    const form = signUpScreen(page, t);
    await form.choose();
    await form.born('1', '1', '1990');
    await form.region.selectOption({ index: 1 });
    await form.next();
    await form.name.fill('Noor');
    await form.next();
    await form.email.fill(`noor-${language}@example.com`);
    await form.password.fill('een zin die niemand raadt');
    await form.next();
    await form.step(4);
    await form.terms.check();
    await form.sensitive.check();
    await form.send();
    await expect(page.getByText(t('shell.proving'))).toBeVisible();
    await checkScreen(page);
    // The proof takes the time that the processor needs.
    await expect.poll(() => tries.map(({ status }) => status), { timeout: 120_000 }).toEqual([429, 200]);
    expect(tries.map(({ proof }) => proof !== undefined)).toEqual([false, true]);
    await expect(page).toHaveURL(/complete-signup/);
    await expect(page.getByText(t('shell.proving'))).toHaveCount(0);
  });
});
