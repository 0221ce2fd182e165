import { type RouteRole, type RouteRow, routeTable } from './route-table.ts';

/** The windows of phones, a laptop and a wide screen (SHELL-18). */
export const windows = [
  [360, 640],
  [390, 664],
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const;

/** The notice that a member sees, or the tagged link by which a visitor came. */
export const memberNotices = ['none', 'unconfirmed', 'disabled', 'photo', 'push', 'discount'] as const;
export const visitorNotices = ['none', 'tagged'] as const;

export type NoticeState = (typeof memberNotices)[number] | (typeof visitorNotices)[number];

/**
 * The primary action and the name on the first screen of a route, as selectors. A route without an entry must
 * show its heading.
 */
const primaryParts: Readonly<Record<string, readonly string[]>> = {
  '/match-finder': ['main form button, main form input'],
  '/members': ['main a[href^="/members/"]'],
  '/members/{him}': ['main h1', 'main a[href$="/chat"], main a[href$="/signup"], main [data-primary]'],
  '/likes/m/{him}': ['main h1', 'main a[href$="/chat"], main [data-primary]'],
  '/swipe-game': ['main [data-name]', 'main [data-primary]'],
  // Without a conversation, the way to the members.
  '/chats': ['main a[href^="/chats/"], main a[href="/members"]'],
  '/chats/{chat}': ['main h1', 'main textarea'],
  '/members/{him}/chat': ['main h1', 'main textarea'],
  '/credits/p1': ['main h1', 'main [data-stuck] button'],
  '/credits/p1/ideal': ['main h1', 'main [data-stuck] button'],
  '/login': ['main input[type="email"]', 'main form button[type="submit"]'],
  '/signup': ['main h1', 'main form button[type="submit"]'],
  '/reset-password': ['main input[type="email"]', 'main form button[type="submit"]'],
};

export const partsOf = ({ at }: RouteRow): readonly string[] => primaryParts[at] ?? ['main h1'];

/** The layouts of the member app. Landers are pictures with their own first screen; operators use desktops. */
const walkedLayouts = new Set(['default', 'plain', 'chat', 'empty']);

export interface FirstScreen {
  readonly row: RouteRow;
  readonly role: RouteRole;
  readonly notice: NoticeState;
  readonly window: (typeof windows)[number];
}

/** Only the default layout has notices, as `plain` for members has. */
const noticesOf = (role: RouteRole, { layout }: RouteRow): readonly NoticeState[] => {
  if (role === 'visitor') return visitorNotices;
  if (layout === 'chat' || layout === 'empty') return ['none'];
  // The discount is for members who never paid.
  return role === 'free' ? memberNotices : memberNotices.filter((notice) => notice !== 'discount');
};

/** Every route that answers this role with a page, with every notice in every window. */
export function allFirstScreens(role: RouteRole): FirstScreen[] {
  return (
    routeTable
      .filter(({ layout, answers }) => walkedLayouts.has(layout) && answers[role] === 200)
      // Building blocks for developers, without a primary action.
      .filter(({ at }) => at !== '/dev/ui')
      .flatMap((row) =>
        noticesOf(role, row).flatMap((notice) => windows.map((window) => ({ row, role, notice, window }))),
      )
  );
}

/** Routes whose layout reacts to notices and windows most. Each meets every notice in every phone window. */
const crowded = new Set(['/members', '/members/{him}', '/swipe-game']);

/**
 * A part of all combinations for the normal run. Each route meets each role once, and the windows and notices
 * take turns, so that each pair of window and notice occurs. The crowded routes meet every notice.
 */
export function someFirstScreens(role: RouteRole): FirstScreen[] {
  const rows = [...new Set(allFirstScreens(role).map(({ row }) => row))];
  return rows.flatMap((row, index) => {
    const notices = noticesOf(role, row);
    const pairs = notices.flatMap((notice) => windows.map((window) => ({ notice, window })));
    if (crowded.has(row.at))
      return notices.map((notice, turn) => ({
        row,
        role,
        notice,
        window: windows[(index + turn) % 3] ?? windows[0],
      }));
    // Seven has no common divisor with the number of pairs, so that every pair gets its turn.
    const pair = pairs[(index * 7) % pairs.length];
    return pair === undefined ? [] : [{ row, role, ...pair }];
  });
}
