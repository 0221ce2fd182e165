import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** The settings of the site on the screen. */
export async function fetchSiteSettings(page: Page): Promise<Settings> {
  // Fetches inside the page, because only a browser resolves the hosts below `localhost`.
  const answer: unknown = await page.evaluate(async () => (await fetch('/api/settings.php')).json());
  return z.parse(getSettings.answer, answer).settings;
}
