import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** What the site on the screen says of itself. */
export async function settingsAt(page: Page): Promise<Settings> {
  const address = new URL('/api/settings.php', page.url());
  const answer: unknown = await (await page.request.get(address.href)).json();
  return z.parse(getSettings.answer, answer).settings;
}
