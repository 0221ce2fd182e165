import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** `orNone`: a page without the framework, as a visitor's front page, needs no waiting. */
const untilTakenOver = (page: Page, orNone: boolean) =>
  page.waitForFunction(
    (none) =>
      (none && !('__reactRouterContext' in window)) ||
      [document, document.querySelector('#content')].every(
        (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    orNone,
  );

/** Waits until the framework has taken over what the server sent: from here on a click does what it says. */
export async function takenOver(page: Page): Promise<void> {
  await untilTakenOver(page, false);
}

/** Makes `goto` and `reload` of this page wait until it answers: on a busy machine a click before that is lost. */
export function patient(page: Page): void {
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

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** How far the document is wider than the window, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** It is all there, has a title, and does not scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // What is being replaced is shown faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await overhang(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Axe has nothing to say. */
export async function checkAxe(page: Page): Promise<void> {
  // What the pointer rests on after a click is chance; the colours under it are the theme's own test.
  await page.mouse.move(0, 0);
  // Its other way opens a page more to join what several frames found; ours are one.
  const ofOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(ofOneFrame)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => n.html).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** What holds for every screen: it has a title, it does not scroll sideways, and axe has nothing to say. */
export async function checkScreen(page: Page): Promise<void> {
  await checkWidth(page);
  await checkAxe(page);
}
