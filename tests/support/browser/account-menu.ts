import type { Page } from '@playwright/test';
import type { Locale } from '#contract/kit/locale.ts';
import type { TextValues } from '#server/platform/texts/texts.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';

type TextFunction = (key: string, values?: TextValues) => string;

/** Chooses a language in the top bar. */
export async function chooseLanguage(page: Page, t: TextFunction, language: Locale): Promise<void> {
  await page.getByLabel(`${t('shell.language')}: `).click();
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
