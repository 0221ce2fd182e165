import type { Locator, Page } from '@playwright/test';
import type { TextValues } from '#server/platform/texts/texts.ts';

const ageLimits = { youngest: 18, oldest: 99 } as const;

type TextFunction = (key: string, values?: TextValues) => string;

export interface ScreenSearch {
  readonly gender: 'female' | 'male';
  /** ISO code. */
  readonly country: string;
  /** Age in years. The search also finds members one year older or younger. */
  readonly age: number;
}

/** Fills in the search form, which is a sheet behind a button. Another button shows the results. */
export async function fillSearch(
  page: Page,
  t: TextFunction,
  fill: (form: Locator) => Promise<void>,
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /filter/i })
    .click();
  const sheet = page.getByRole('dialog', { name: t('discovery.filter') });
  await fill(sheet.getByRole('search'));
  await sheet.getByRole('button', { name: /\d/ }).click();
}

/** Moves both handles of the age slider with the keyboard. */
async function setAges(form: Locator, t: TextFunction, youngest: number, oldest: number): Promise<void> {
  const [from, to] = [t('discovery.min_age'), t('discovery.max_age')].map((name) =>
    form.getByRole('slider', { name }),
  );
  await to?.press('End');
  await from?.press('Home');
  for (let age = ageLimits.youngest; age < youngest; age += 1) await from?.press('ArrowRight');
  for (let age = ageLimits.oldest; age > oldest; age -= 1) await to?.press('ArrowLeft');
}

export function searchMembersOnScreen(page: Page, t: TextFunction, sought: ScreenSearch): Promise<void> {
  return fillSearch(page, t, async (form) => {
    await form.getByLabel(t('discovery.gender')).selectOption(sought.gender);
    await form.getByLabel(t('discovery.country')).selectOption(sought.country);
    await setAges(form, t, sought.age - 1, sought.age + 1);
  });
}
