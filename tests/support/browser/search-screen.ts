import type { Locator, Page } from '@playwright/test';
import type { TextValues } from '#server/platform/texts/texts.ts';

type TextFunction = (key: string, values?: TextValues) => string;

export interface ScreenSearch {
  readonly gender: 'female' | 'male';
  /** ISO code. */
  readonly country: string;
  /** Age in years. The search also finds members one year older or younger. */
  readonly age: number;
}

/**
 * Fills in the search form of the screen. A wide screen has a column that searches at once. A narrow screen
 * has a sheet behind a button, with another button that shows the results.
 */
export async function fillSearch(
  page: Page,
  t: TextFunction,
  fill: (form: Locator) => Promise<void>,
): Promise<void> {
  const column = page.getByRole('main').getByRole('search');
  if (await column.isVisible()) return fill(column);
  await page
    .getByRole('main')
    .getByRole('button', { name: /filter/i })
    .click();
  const sheet = page.getByRole('dialog', { name: t('discovery.filter') });
  await fill(sheet.getByRole('search'));
  await sheet.getByRole('button', { name: /\d/ }).click();
}

export function searchMembersOnScreen(page: Page, t: TextFunction, sought: ScreenSearch): Promise<void> {
  return fillSearch(page, t, async (form) => {
    await form.getByLabel(t('discovery.gender')).selectOption(sought.gender);
    await form.getByLabel(t('discovery.country')).selectOption(sought.country);
    await form.getByLabel(t('discovery.min_age')).selectOption(String(sought.age - 1));
    await form.getByLabel(t('discovery.max_age')).selectOption(String(sought.age + 1));
  });
}
