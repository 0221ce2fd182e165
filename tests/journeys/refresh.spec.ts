import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

const everyMinute = 60_000;
const refreshed = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/**
 * Simulates that the member leaves the window or comes back. A headless browser keeps all its pages visible.
 */
const show = (page: Page, inView: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    inView ? 'visible' : 'hidden',
  );

test('several tabs share one refresh per period, hidden tabs make none, and a returning tab refreshes once [CHAT-6b]', {
  tag: '@desktop',
}, async ({ visitor, member, t, address }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const her = await member();
  const { page: first, watch } = await visitor();
  const context = first.context();
  await context.addCookies([...her.client.cookies].map(([name, value]) => ({ name, value, url: address })));
  // Closes the socket connection, so that only the refresh delivers news.
  watch.allow(/live/);
  await context.routeWebSocket(/\/live\//, (line) => line.close());
  await context.clock.install();
  const asked: string[] = [];
  let underWay = 0;
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || !refreshed.includes(pathname)) return;
    asked.push(pathname);
    underWay += 1;
    void request.response().finally(() => {
      underWay -= 1;
    });
  });

  const pages = [first, await context.newPage(), await context.newPage()];
  for (const page of pages) {
    // Each page reads its likes when it opens, in addition to the shared refresh.
    const likes = page.waitForResponse((response) => response.url().endsWith('/api/likes.php'));
    await open(page, '/members');
    await likes;
  }
  // From here on the clock moves only when the test moves it. The first refresh is over by then.
  await context.clock.pauseAt(Date.now() + 3_600_000);

  /** Expects exactly `count` refreshes with three requests each, and no further request a while later. */
  const expectRefreshes = async (count: number) => {
    const wanted = refreshed.flatMap((path) => Array<string>(count).fill(path)).toSorted();
    await expect
      .poll(
        async () => {
          await context.clock.runFor(20);
          return underWay === 0 ? asked.toSorted() : [];
        },
        { intervals: [50] },
      )
      .toEqual(wanted);
    // Requests that were in flight have been answered before these fetches.
    for (const page of pages) await page.evaluate(() => fetch('/healthz').then(() => {}));
    expect(asked.toSorted()).toEqual(wanted);
    asked.length = 0;
  };
  // Waits until the requests of the opening pages have ended.
  let quiet = 0;
  let before = 0;
  await expect
    .poll(
      async () => {
        await context.clock.runFor(20);
        const isQuiet = underWay === 0 && asked.length === before && asked.includes('/api/user.php');
        quiet = isQuiet ? quiet + 1 : 0;
        before = asked.length;
        return quiet;
      },
      { intervals: [50] },
    )
    // An answer that is held back for up to 1.5 s may lead to another request.
    .toBeGreaterThan(process.env.LATE === 'answers' ? 60 : 20);
  asked.length = 0;

  await sendAs(him, her, 'Hoi!');
  await context.clock.runFor(everyMinute);
  await expectRefreshes(1);
  // The tabs that made no request show the same state.
  for (const page of pages) {
    const messages = page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.messages') });
    await expect(async () => {
      await context.clock.runFor(20);
      await expect(messages).toContainText(t('shell.unread', { count: 1 }), { timeout: 200 });
    }).toPass({ timeout: 30_000 });
  }

  // Hides the leading tab. Another tab takes over.
  await show(first, false);
  await context.clock.runFor(everyMinute);
  await expectRefreshes(1);

  for (const page of pages) await show(page, false);
  await context.clock.runFor(10 * everyMinute);
  await expectRefreshes(0);
  await show(first, true);
  await expectRefreshes(1);
});
