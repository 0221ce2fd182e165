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

/** Every page under its innermost layout; those around the frame of another count for nothing. */
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

test('[SHELL-1] [SHELL-2] the table of routes holds every route there is, in its layout, and no other', () => {
  expect(inOrder(routeTable)).toEqual(inOrder(pagesIn(tree)));
});

test('[SHELL-1] every address of the table is a page of its path', () => {
  const routes = objectsOf(tree);
  const found = (at: string) => matchRoutes(routes, at.replaceAll(/\{\w+\}/g, '7'))?.at(-1)?.route.handle;
  expect(routeTable.map(({ at }) => ({ at, path: found(at) }))).toEqual(
    routeTable.map(({ at, path }) => ({ at, path })),
  );
});

/** As the product document writes them; `/likes` itself leads to the first of its tabs, `{token}` is the statement's number. */
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

test('[SHELL-1] what the product document lists is walked, and somebody gets the page', () => {
  const given = routeTable.filter(({ answers }) => Object.values(answers).includes(200)).map(({ at }) => at);
  expect(documented.filter((at) => !given.includes(at))).toEqual([]);
});

test('[SHELL-1] twenty of them are the main screens', () => {
  expect(routeTable.filter(({ main }) => main)).toHaveLength(20);
});
