import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkAxe, checkWidth } from '#tests/support/browser/screen.ts';
import {
  expectedRouteAnswer,
  fetchPreviewCard,
  fetchRouteAnswer,
  type RouteAnswer,
} from '#tests/support/routes/route-answers.ts';
import { routeTable } from '#tests/support/routes/route-table.ts';
import { routeWorld } from '#tests/support/routes/route-world.ts';

test('every route gives visitor, free and premium member the expected answer and title [SHELL-1, SHELL-16, CONT-3a, LANG-5a, GDPR-15d]', {
  tag: '@desktop',
}, async ({ address }) => {
  const walkers = await routeWorld(address, { visitor: 'nl', free: 'en', premium: 'de' });
  for (const walker of walkers) {
    const answers: RouteAnswer[] = [];
    for (const { at } of routeTable) answers.push(await fetchRouteAnswer(walker, at));
    expect(answers, walker.role).toEqual(routeTable.map((row) => expectedRouteAnswer(walker, row, address)));
    // Pages that search engines index have different titles.
    const found = answers.flatMap((answer) => (answer.hidden === false ? answer.title : []));
    expect(new Set(found).size).toBe(found.length);
    expect((await fetchPreviewCard(walker)).headers.get('content-type')).toBe('image/png');
  }
});

test('the sitemap lists only pages that visitors can open [CONT-3b]', {
  tag: '@desktop',
}, async ({ address, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, found = '']) => new URL(found, address).pathname,
  );
  const walked = routeTable.filter(({ answers }) => answers.visitor === 200).map(({ at }) => at);
  expect(walked).toEqual(expect.arrayContaining(paths));
  expect(paths.length).toBeGreaterThan(10);
});

/**
 * `npm run test:long` checks every page for every role at both widths and in both schemes. Otherwise twenty main screens are
 * divided over the projects.
 */
const everything = process.env.LONG === '1';
const mainScreens = routeTable.filter(({ main }) => main !== undefined);

const look = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The page of building blocks shows states that disappear after a moment elsewhere.
  if (path !== '/dev/ui') await checkWidth(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAxe(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

inEachLanguage((language) => {
  const mine = mainScreens.filter((_, index) => (index % 2 === 0) === (language === 'nl'));

  test('the main screens fit, and pass axe in both schemes [SHELL-1, SHELL-7c, CON-15a]', async ({
    address,
    visitor,
    enter,
  }, info) => {
    if (everything) test.setTimeout(60 * 60_000);
    const walkers = await routeWorld(address, { visitor: language, free: language, premium: language });
    const faults: string[] = [];
    for (const { role, member, addressOf } of walkers) {
      const { page } = member === null ? await visitor() : await enter(member);
      const rows = everything
        ? routeTable.filter(({ answers }) => answers[role] === 200)
        : mine.filter(({ main }) => main === role);
      for (const { at } of rows) {
        // An error on one page does not stop the check of the next page.
        await look(page, addressOf(at)).catch((fault: unknown) => faults.push(`${role} ${at}: ${fault}`));
        await page.screenshot({ path: info.outputPath(`${role}${at.replaceAll(/[/{}]/g, '-')}.png`) });
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
});
