import type { Page } from '@playwright/test';
import type { TextValues } from '#server/platform/texts/texts.ts';

type Say = (key: string, values?: TextValues) => string;

export interface Sought {
  readonly gender: 'female' | 'male';
  /** ISO code. */
  readonly country: string;
  /** Years; one more or less is found as well. */
  readonly age: number;
}

/** Fills in the search as the screen offers it: a bar where there is room, else a sheet behind a button. */
export async function searchMembers(page: Page, t: Say, sought: Sought): Promise<void> {
  const bar = page.getByRole('main').getByRole('search');
  const sheet = page.getByRole('dialog', { name: t('discovery.filter') }).getByRole('search');
  const opener = page.getByRole('main').locator('[aria-haspopup="dialog"]');
  if (await opener.isVisible()) await opener.click();
  const form = (await bar.isVisible()) ? bar : sheet;
  await form.getByLabel(t('discovery.gender')).selectOption(sought.gender);
  await form.getByLabel(t('discovery.country')).selectOption(sought.country);
  await form.getByLabel(t('discovery.min_age')).selectOption(String(sought.age - 1));
  await form.getByLabel(t('discovery.max_age')).selectOption(String(sought.age + 1));
  await form.getByRole('button', { name: t('discovery.search') }).click();
}
