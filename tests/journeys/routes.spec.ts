import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkAxe, checkScreen } from '#tests/support/browser/screen.ts';
import { answerAt, cardOf, expectedAt, type RouteAnswer } from '#tests/support/routes/route-answers.ts';
import { routeTable } from '#tests/support/routes/route-table.ts';
import { routeWorld } from '#tests/support/routes/route-world.ts';

test('[SHELL-1] [SHELL-16] [CONT-3] [LANG-5] every route answers visitor, free and premium member as it should, and says what it is', {
  tag: '@desktop',
}, async ({ address }) => {
  const walkers = await routeWorld(address, { visitor: 'nl', free: 'en', premium: 'de' });
  for (const walker of walkers) {
    const answers: RouteAnswer[] = [];
    for (const { at } of routeTable) answers.push(await answerAt(walker, at));
    expect(answers, walker.role).toEqual(routeTable.map((row) => expectedAt(walker, row, address)));
    // What anybody can find is told apart by its title.
    const found = answers.flatMap((answer) => (answer.hidden === false ? answer.title : []));
    expect(new Set(found).size).toBe(found.length);
    expect((await cardOf(walker)).headers.get('content-type')).toBe('image/png');
  }
});

test('[CONT-3] the sitemap names pages that anybody can open', {
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

/** `npm run test:long` looks at every page of everybody, at both widths; otherwise twenty share them. */
const everything = process.env.LONG === '1';
const mainScreens = routeTable.filter(({ main }) => main !== undefined);

const look = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The building blocks show what else is gone in a moment.
  await (path === '/dev/ui' ? checkAxe(page) : checkScreen(page));
};

inEachLanguage((language) => {
  const mine = mainScreens.filter((_, index) => (index % 2 === 0) === (language === 'nl'));

  test('[SHELL-1] [SHELL-7] [CON-15] the main screens fit, and axe has nothing to say', async ({
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
        // What is wrong with one page says nothing about the next.
        await look(page, addressOf(at)).catch((fault: unknown) => faults.push(`${role} ${at}: ${fault}`));
        await page.screenshot({ path: info.outputPath(`${role}${at.replaceAll(/[/{}]/g, '-')}.png`) });
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
});
