import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** `orNone` skips the wait on pages without the framework, such as a visitor's front page. */
const untilTakenOver = (page: Page, orNone: boolean) =>
  page.waitForFunction(
    (none) =>
      (none && !('__reactRouterContext' in window)) ||
      [document, document.querySelector('#content')].every(
        (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    orNone,
  );

/** Waits until the framework has hydrated the page. Clicks work from then on. */
export async function waitForHydration(page: Page): Promise<void> {
  await untilTakenOver(page, false);
}

/** Makes `goto` and `reload` of this page wait for hydration. A busy machine would lose earlier clicks. */
export function waitForHydrationOnLoad(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await untilTakenOver(page, true);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await untilTakenOver(page, true);
    return response;
  };
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The number of pixels by which the document is wider than the window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects a loaded page with a title that does not scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Content that is about to be replaced is shown faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await overhang(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Expects no violations from axe. */
export async function checkAxe(page: Page): Promise<void> {
  // The pointer's position after a click is arbitrary. The theme's own test covers hover colours.
  await page.mouse.move(0, 0);
  // The non-legacy mode opens another page to merge the results of several frames. Our pages have one frame.
  const ofOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(ofOneFrame)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => n.html).join('\n')}`,
  );
  expect(messages, `axe on ${page.url()}`).toEqual([]);
}

/** Checks the rules for every screen: a title, no sideways scrolling and no violations from axe. */
export async function checkScreen(page: Page): Promise<void> {
  await checkWidth(page);
  await checkAxe(page);
}
