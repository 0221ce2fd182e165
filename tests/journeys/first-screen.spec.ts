import type { BrowserContext, Page } from '@playwright/test';
import { hiddenParts, shiftFault, watchShifts } from '#tests/support/browser/first-screen.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { type JourneyMember, makeMember } from '#tests/support/browser/journey-member.ts';
import { unsubscribeLink } from '#tests/support/mail/unsubscribe-link.ts';
import {
  allFirstScreens,
  type FirstScreen,
  partsOf,
  someFirstScreens,
} from '#tests/support/routes/first-screen-rows.ts';
import type { RouteRole } from '#tests/support/routes/route-table.ts';
import { type RouteWalker, routeWorld } from '#tests/support/routes/route-world.ts';

/** Rows that wait for a slice that is built at the same time. Their faults are printed, not counted. */
const awaited = new Set<string>(['/members', '/members/{him}', '/likes/m/{him}', '/swipe-game']);

const roles: readonly RouteRole[] = ['visitor', 'free', 'premium'];

/** A second member in the role: one whose address is not confirmed, or one who left our mails. */
async function memberIn(address: string, walker: RouteWalker, notice: 'unconfirmed' | 'disabled') {
  const member = await makeMember(address, walker.language, { active: notice !== 'unconfirmed' });
  if (notice === 'disabled') await member.client.fetch(unsubscribeLink(member), { method: 'POST' });
  return member;
}

/** Gives the browser the state in which the member meets this notice and no other. */
async function prepare(context: BrowserContext, address: string, member: JourneyMember, notice: string) {
  const cookies: Record<string, string> = {};
  if (notice !== 'photo') cookies.vonk_dismissed = `no-photo.${member.id}|time-bonus.${member.id}`;
  if (notice === 'push') await context.grantPermissions(['notifications']);
  if (notice === 'push') cookies.vonk_push_offer = String(member.id);
  await context.clearCookies({ name: /^vonk_(dismissed|push_offer)$/ });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
}

const faultsOf = async (page: Page, screen: FirstScreen): Promise<string[]> => {
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const shift = await shiftFault(page);
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(shift === null ? [] : [shift]),
    ...(await hiddenParts(page, partsOf(screen.row))),
  ];
};

interface Opened {
  readonly page: Page;
  readonly member: JourneyMember | null;
}

const long = process.env.LONG === '1';

test.describe('first screens', { tag: '@phone' }, () => {
  for (const role of roles)
    test(`a ${role} sees the name and the primary action of each route in each window with each notice [SHELL-18a, SHELL-18c, SHELL-13e]`, async ({
      address,
      visitor,
      enter,
    }, info) => {
      test.setTimeout(long ? 120 * 60_000 : 12 * 60_000);
      const walkers = await routeWorld(address, { visitor: 'nl', free: 'nl', premium: 'nl' });
      const walker = walkers.find((one) => one.role === role);
      if (walker === undefined) throw new Error(`no walker for ${role}`);
      const browsers = new Map<string, Opened>();
      const start = async (member: JourneyMember | null): Promise<Opened> => {
        const { page, watch } = member === null ? await visitor() : await enter(member);
        watch.allow(/status of 4\d\d/);
        await watchShifts(page);
        return { page, member };
      };
      const browserFor = async (notice: string): Promise<Opened> => {
        const own = notice === 'unconfirmed' || notice === 'disabled' ? notice : null;
        const opened =
          browsers.get(own ?? '') ??
          (await start(own === null ? walker.member : await memberIn(address, walker, own)));
        browsers.set(own ?? '', opened);
        return opened;
      };
      const look = async (screen: FirstScreen): Promise<string[]> => {
        const { row, notice, window } = screen;
        const { page, member } = await browserFor(notice);
        if (member) await prepare(page.context(), address, member, notice);
        await page.setViewportSize({ width: window[0], height: window[1] });
        await page.goto(walker.addressOf(row.at) + (notice === 'tagged' ? '?network=nw&sub1=s' : ''));
        const found = await faultsOf(page, screen);
        const file = `${row.at} ${notice} ${window.join('x')}.png`.replaceAll(/[^\w.-]+/g, '-');
        if (found.length > 0) await page.screenshot({ path: info.outputPath(file) });
        return found;
      };
      const faults: string[] = [];
      for (const screen of (long ? allFirstScreens : someFirstScreens)(role)) {
        const { row, notice, window } = screen;
        const found = await look(screen).catch((error: unknown) => [String(error).slice(0, 200)]);
        const named = found.map((fault) => `${row.at} ${notice} ${window.join('x')}: ${fault}`);
        if (awaited.has(row.at))
          info.annotations.push(...named.map((description) => ({ type: 'awaited', description })));
        else faults.push(...named);
      }
      expect(faults).toEqual([]);
    });
});
