import { expect, test } from 'vitest';
import { layoutOf } from './layout-of.ts';

test('[SHELL-2] a conversation is bare, at both its addresses', () => {
  expect(['members/:id/chat', 'chats/:id'].map(layoutOf)).toEqual(['chat', 'chat']);
});

test('[SHELL-2] signing up, login, reset, activation, mail change and withdrawal have the empty layout', () => {
  const paths = [
    'signup',
    'members/:id/signup',
    'complete-signup',
    'login',
    'reset-password',
    'reset-password/do',
    'activate/done',
  ];
  expect(new Set([...paths, 'activate/error', 'mail-change/do', 'withdraw'].map(layoutOf))).toEqual(
    new Set(['empty']),
  );
});

test('[SHELL-2] landers and the three landings of a member have the lander layout', () => {
  const paths = [
    'landers/gallery/:slug?',
    'members/:id/landing',
    'members/:id/landing2/:slug?',
    'members/:id/landing3/:slug?',
  ];
  expect(new Set(paths.map(layoutOf))).toEqual(new Set(['lander']));
});

test('[SHELL-12] [TRUST-8] where forms without script lead is no page', () => {
  expect(new Set(['language', 'country', 'entry', 'exit'].map(layoutOf))).toEqual(new Set(['none']));
});

test('[SAFE-2] the pages of operators have a layout of their own', () => {
  expect(['console', 'console/login', 'console/photos'].map(layoutOf)).toEqual([
    'console',
    'console',
    'console',
  ]);
  expect(layoutOf('consoles')).toBe('default');
});

test('[SHELL-2] the rest has the default layout; front page and information pages have it without script', () => {
  const rest = [
    'members',
    'members/:id',
    'chats',
    'likes',
    'likes/:type',
    'credits',
    'premium',
    'profile',
    '*',
  ];
  expect(new Set(rest.map(layoutOf))).toEqual(new Set(['default']));
  expect(['', 'pages/:page', '2257'].map(layoutOf)).toEqual(['plain', 'plain', 'plain']);
});
