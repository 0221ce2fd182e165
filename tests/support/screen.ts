import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until the framework has taken over what the server sent: from here on a click does what it says. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document, document.querySelector('#content')].every(
      (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** How far the document is wider than the window, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What holds for every screen: it has a title, it does not scroll sideways, and axe has nothing to say. */
export async function checkScreen(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await overhang(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  // What the pointer rests on after a click is chance; the colours under it are the theme's own test.
  await page.mouse.move(0, 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => n.html).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}
