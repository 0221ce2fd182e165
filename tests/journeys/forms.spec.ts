import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';

/** Expects that the focus is on a control that is known as wrong, with an error that a screen reader reads. */
const expectErrorInFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const control = document.activeElement;
        const group = control?.closest('fieldset') ?? null;
        const words = (element: Element | null) =>
          (element?.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join('');
        return {
          // ARIA has no invalid radio button: its group carries the state and the error.
          invalid:
            control?.getAttribute('aria-invalid') === 'true' ||
            (control?.matches('[type="radio"]') && group?.dataset.invalid === 'true'),
          described: words(control) !== '' || words(group) !== '',
        };
      }),
    )
    .toEqual({ invalid: true, described: true });

inEachLanguage(() => {
  test('each step of an empty sign-up moves the focus to its first error and reads it [SHELL-19a, SHELL-19b]', async ({
    visitor,
    t,
  }) => {
    const { page } = await visitor();
    await open(page, '/signup');
    const form = signUpScreen(page, t);
    await form.next();
    await expectErrorInFocus(page);
    await form.choose();
    await form.step(1);
    await form.next();
    await expectErrorInFocus(page);
    await form.born('1', '1', '1990');
    await form.next();
    await expect(form.region).toBeFocused();
    await expectErrorInFocus(page);
    await form.region.selectOption({ index: 1 });
    await form.next();
    await form.step(2);
    await form.next();
    await expectErrorInFocus(page);
    await form.name.fill('Noor');
    await form.next();
    await form.step(3);
    await form.email.fill('noor@post.example');
    await form.next();
    await expect(form.password).toBeFocused();
    await expectErrorInFocus(page);
    await form.password.fill('een zin die niemand raadt');
    await form.next();
    await form.step(4);
    await form.send();
    await expect(form.terms).toBeFocused();
    await expectErrorInFocus(page);
    await form.terms.check();
    await form.send();
    await expect(form.sensitive).toBeFocused();
    await expectErrorInFocus(page);
  });

  for (const path of ['/login', '/reset-password', '/withdraw', '/complaints'])
    test(`an empty form at ${path} moves the focus to its first error and reads it [SHELL-19a, SHELL-19b]`, async ({
      visitor,
    }) => {
      const { page } = await visitor();
      await open(page, path);
      await page.getByRole('main').locator('form button[type="submit"]').first().click();
      await expectErrorInFocus(page);
    });

  test('the form of a direct debit does so too [SHELL-19a, SHELL-19b]', async ({ enter, member, t }) => {
    const { page } = await enter(await member(), '/credits/p1/directdebit');
    await page.getByRole('link', { name: t('payments.direct_debit.to_form') }).click();
    await page.getByRole('button', { name: t('payments.direct_debit.send_code') }).click();
    await expectErrorInFocus(page);
  });
});
