import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes as accounts } from '#web/accounts/routes.ts';
import { routes as chat } from '#web/chat/routes.ts';
import { routes as content } from '#web/content/routes.ts';
import { routes as credits } from '#web/credits/routes.ts';
import { routes as discovery } from '#web/discovery/routes.ts';
import { routes as likes } from '#web/likes/routes.ts';
import { routes as notifications } from '#web/notifications/routes.ts';
import { routes as profiles } from '#web/profiles/routes.ts';
import { routes as safety } from '#web/safety/routes.ts';
import { routes as shell } from './routes.ts';

const pages = [
  ...[...notifications, ...credits, ...safety, ...profiles, ...likes, ...chat],
  ...[...discovery, ...accounts, ...content, ...shell],
].map(({ path, index, file }) => (index ? { index, id: file } : { path: path ?? '', id: file }));

const landers =
  'alonetonight collagelanding gallery iconslanding maplanding socialnetwork transitionsvideolanding video';

test.each([
  ...[
    '/',
    '/members',
    '/members/7',
    '/likes/m/7',
    '/members/7/chat',
    '/members/7/landing',
    '/members/7/signup',
  ],
  ...['/members/7/landing2', '/members/7/landing2/a', '/members/7/landing3', '/members/7/landing3/a'],
  ...['/chats', '/chats/7', '/likes', '/likes/received', '/likes/given', '/likes/matches'],
  ...['/credits', '/credits/repeat-order', '/credits/p1', '/credits/p1/ideal', '/directdebit'],
  ...['/premium', '/pricing', '/profile', '/notifications'],
  ...['/signup', '/complete-signup', '/signup-matches', '/login', '/reset-password', '/reset-password/do'],
  ...['/activate/done', '/activate/error', '/mail-change/do', '/account-deleted'],
  ...['/complaints', '/lang-config', '/match-finder', '/swipe-game', '/transactions', '/transactions/7'],
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'].map(
    (page) => `/pages/${page}`,
  ),
  ...[
    '/landers/tinderswipe',
    ...landers.split(' ').flatMap((name) => [`/landers/${name}`, `/landers/${name}/a`]),
  ],
])('[SHELL-1] %s is a page of its own', (address) => {
  const [found] = matchRoutes(pages, address) ?? [];
  expect(found?.route.path ?? (found?.route.index ? '' : '*')).not.toContain('*');
});

test('[SHELL-1] an address of no page is the one that says so', () => {
  const [found] = matchRoutes(pages, '/memberz') ?? [];
  expect(found?.route.path ?? '*').toBe('*');
});
