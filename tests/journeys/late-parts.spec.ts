import type { Page } from '@playwright/test';
import { shiftFinding, watchShifts } from '#tests/support/browser/first-screen.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

/** Delays every file that the document itself does not name, as a slow connection does with code on demand. */
async function delayPartsOf(page: Page, path: string): Promise<void> {
  const document = await (await page.request.get(path)).text();
  await page.route('**/assets/**', async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (!document.includes(file)) await new Promise((resolve) => setTimeout(resolve, 1500));
    // The page may be gone by now.
    await route.continue().catch(() => {});
  });
}

test('the people on an empty page stay where the server put them while code arrives late [SHELL-18c]', async ({
  enter,
  member,
  t,
}) => {
  await member({ gender: 'male', looking_for: 'female' });
  const { page } = await enter(await member());
  await watchShifts(page);
  for (const path of ['/likes/given', '/likes/matches', '/chats']) {
    await delayPartsOf(page, path);
    await page.goto(path);
    const people = page.getByRole('region', { name: t('discovery.sought.title') });
    await expect(people).toBeVisible();
    const before = await people.boundingBox();
    await page.waitForLoadState('networkidle');
    // Long enough for the last delayed file.
    await page.waitForTimeout(2000);
    await expect(people).toBeVisible();
    expect(await people.boundingBox()).toEqual(before);
    expect(await shiftFinding(page)).toBeNull();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
