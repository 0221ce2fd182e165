import type { Page } from '@playwright/test';
import type { Locale } from '#contract/kit/locale.ts';
import type { TextValues } from '#server/platform/texts/texts.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';

type TextFunction = (key: string, values?: TextValues) => string;

/** Chooses a language: in the top bar, or for a member on a phone in the account menu. */
export async function chooseLanguage(page: Page, t: TextFunction, language: Locale): Promise<void> {
  const inBar = page.getByLabel(`${t('shell.language')}: `);
  if (await inBar.isVisible()) await inBar.click();
  else {
    await page.getByLabel(t('shell.account'), { exact: true }).click();
    await page
      .getByRole('banner')
      .locator('summary', { hasText: t('shell.language') })
      .last()
      .click();
  }
  await page.getByRole('button', { name: languageNames[language], exact: true }).click();
}

/** Logs out through the account menu and waits for the front page. */
export async function logOut(page: Page, t: TextFunction): Promise<void> {
  await page.getByLabel(t('shell.account'), { exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.logout') })
    .click();
  await page.waitForURL('/');
}
