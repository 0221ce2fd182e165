import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** What the site on the screen says of itself. */
export async function settingsAt(page: Page): Promise<Settings> {
  // From within the page: only a browser finds the hosts below `localhost`.
  const answer: unknown = await page.evaluate(async () => (await fetch('/api/settings.php')).json());
  return z.parse(getSettings.answer, answer).settings;
}
