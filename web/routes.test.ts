import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routeTable } from '#tests/support/routes/route-table.ts';
import tree from './routes.ts';

const layoutFile = /^shell\/layout\/(?<name>\w+)-layout\.tsx$/;

interface Page {
  readonly path: string;
  readonly layout: string;
}

/** Every page under its innermost layout. The layout of the outer frame is ignored. */
const pagesIn = (entries: readonly RouteConfigEntry[], layout = 'none'): Page[] =>
  entries.flatMap(({ file, path, index, children }) => {
    if (index || path !== undefined) return [{ path: path ?? '', layout }];
    return pagesIn(children ?? [], layoutFile.exec(file)?.groups?.name ?? layout);
  });

const objectsOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index
      ? { index, handle: '' }
      : { ...(path !== undefined && { path, handle: path }), children: objectsOf(children ?? []) },
  );

const inOrder = (pages: readonly Page[]) =>
  [...new Set(pages.map(({ path, layout }) => `${layout}: /${path}`))].toSorted();

test('lists exactly the existing routes in the route table, each in its layout [SHELL-1, SHELL-2a]', () => {
  expect(inOrder(routeTable)).toEqual(inOrder(pagesIn(tree)));
});

test('matches every address of the table to its path [SHELL-1]', () => {
  const routes = objectsOf(tree);
  const found = (at: string) => matchRoutes(routes, at.replaceAll(/\{\w+\}/g, '7'))?.at(-1)?.route.handle;
  expect(routeTable.map(({ at }) => ({ at, path: found(at) }))).toEqual(
    routeTable.map(({ at, path }) => ({ at, path })),
  );
});

/**
 * Written as in the product document. `/likes` redirects to the first of its tabs; `{token}` is the number of
 * the statement.
 */
const documented = `
  / /members /members/{him} /likes/m/{him} /members/{him}/chat /members/{him}/landing /members/{him}/signup
  /members/{him}/landing2 /members/{him}/landing2/front /members/{him}/landing3 /members/{him}/landing3/hey
  /chats /chats/{chat} /likes/received /likes/given /likes/matches
  /credits /credits/repeat-order /credits/p1 /credits/p1/ideal /directdebit /premium /pricing /profile /notifications
  /signup /complete-signup /signup-matches /login /reset-password /reset-password/do /activate/done /activate/error
  /mail-change/do /account-deleted /complaints /lang-config /match-finder /swipe-game /transactions /transactions/{order}
  /2257 /pages/ban /pages/cookies /pages/faq /pages/privacy /pages/return-policy /pages/service /pages/terms
  /landers/tinderswipe /landers/alonetonight /landers/alonetonight/rain /landers/collagelanding /landers/gallery
  /landers/iconslanding /landers/maplanding /landers/socialnetwork /landers/transitionsvideolanding /landers/video
`
  .trim()
  .split(/\s+/);

test('covers every route of the product document, each with a role that gets the page [SHELL-1]', () => {
  const given = routeTable.filter(({ answers }) => Object.values(answers).includes(200)).map(({ at }) => at);
  expect(documented.filter((at) => !given.includes(at))).toEqual([]);
});

test('marks twenty routes as main screens [SHELL-1]', () => {
  expect(routeTable.filter(({ main }) => main)).toHaveLength(20);
});
