import type { Page } from '@playwright/test';
import { hiddenParts, shiftFinding, watchShifts } from '#tests/support/browser/first-screen.ts';
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

const roles: readonly RouteRole[] = ['visitor', 'free', 'premium'];

/** A second member in the role: one whose address is not confirmed, or one who left our mails. */
async function memberIn(address: string, walker: RouteWalker, notice: 'unconfirmed' | 'disabled') {
  const member = await makeMember(address, walker.language, { active: notice !== 'unconfirmed' });
  if (notice === 'disabled') await member.client.fetch(unsubscribeLink(member), { method: 'POST' });
  return member;
}

/** Gives the browser the state in which the member meets this notice and no other. */
async function prepare(page: Page, address: string, member: JourneyMember, notice: string) {
  const context = page.context();
  const cookies: Record<string, string> = {};
  if (notice !== 'photo') cookies.vonk_dismissed = `no-photo.${member.id}|time-bonus.${member.id}`;
  if (notice === 'push') {
    await context.grantPermissions(['notifications']);
    cookies.vonk_push_offer = String(member.id);
  }
  await context.clearCookies({ name: /^vonk_(dismissed|push_offer)$/ });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
}

const findingsOn = async (page: Page, screen: FirstScreen): Promise<string[]> => {
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const shift = await shiftFinding(page);
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

/** Opens one browser for the role, and one for each notice that needs a member of its own. */
function browsers(
  address: string,
  walker: RouteWalker,
  start: (member: JourneyMember | null) => Promise<Opened>,
) {
  const opened = new Map<string, Opened>();
  return async (notice: string): Promise<Opened> => {
    const own = notice === 'unconfirmed' || notice === 'disabled' ? notice : null;
    const known = opened.get(own ?? '');
    if (known) return known;
    const made = await start(own === null ? walker.member : await memberIn(address, walker, own));
    opened.set(own ?? '', made);
    return made;
  };
}

const long = process.env.LONG === '1';
const screensOf = long ? allFirstScreens : someFirstScreens;
const nameOf = ({ row, notice, window }: FirstScreen) => `${row.at} ${notice} ${window.join('x')}`;

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
      const browserFor = browsers(address, walker, async (member) => {
        const { page, watch } = member === null ? await visitor() : await enter(member);
        watch.allow(/status of 4\d\d/);
        await watchShifts(page);
        return { page, member };
      });
      const look = async (screen: FirstScreen): Promise<string[]> => {
        const [width, height] = screen.window;
        const { page, member } = await browserFor(screen.notice);
        if (member) await prepare(page, address, member, screen.notice);
        await page.setViewportSize({ width, height });
        const query = screen.notice === 'tagged' ? '?network=nw&sub1=s' : '';
        await page.goto(walker.addressOf(screen.row.at) + query);
        const found = await findingsOn(page, screen);
        const file = `${nameOf(screen)}.png`.replaceAll(/[^\w.-]+/g, '-');
        if (found.length > 0) await page.screenshot({ path: info.outputPath(file) });
        return found;
      };
      const findings: string[] = [];
      for (const screen of screensOf(role)) {
        const found = await look(screen).catch((error: unknown) => [String(error).slice(0, 200)]);
        const named = found.map((finding) => `${nameOf(screen)}: ${finding}`);
        findings.push(...named);
      }
      expect(findings).toEqual([]);
    });
});
