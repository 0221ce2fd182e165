import { expect, test } from 'vitest';
import { layoutOf } from './layout-of.ts';

test('gives both paths of a conversation the chat layout [SHELL-2a]', () => {
  expect(['members/:id/chat', 'chats/:id'].map(layoutOf)).toEqual(['chat', 'chat']);
});

test('gives sign-up, login, activation, mail change and withdrawal the empty layout [SHELL-2a]', () => {
  const paths = ['signup', 'members/:id/signup', 'login', 'activate/done'];
  expect(new Set([...paths, 'activate/error', 'mail-change/do', 'withdraw'].map(layoutOf))).toEqual(
    new Set(['empty']),
  );
});

test('gives the page after the sign-up and both reset pages the default layout [SHELL-2f]', () => {
  const paths = ['complete-signup', 'reset-password', 'reset-password/do'];
  expect(new Set(paths.map(layoutOf))).toEqual(new Set(['default']));
});

test('gives landers and the three landing pages of a member the lander layout [SHELL-2a]', () => {
  const paths = [
    'landers/gallery/:slug?',
    'members/:id/landing',
    'members/:id/landing2/:slug?',
    'members/:id/landing3/:slug?',
  ];
  expect(new Set(paths.map(layoutOf))).toEqual(new Set(['lander']));
});

test('gives targets of forms without script no layout [SHELL-12d, TRUST-8c]', () => {
  expect(new Set(['language', 'country', 'entry', 'exit'].map(layoutOf))).toEqual(new Set(['none']));
});

test("gives the operators' pages their own layout [SAFE-2e]", () => {
  expect(['console', 'console/login', 'console/photos'].map(layoutOf)).toEqual([
    'console',
    'console',
    'console',
  ]);
  expect(layoutOf('consoles')).toBe('default');
});

test('gives other pages the default layout, and front and information pages the one without script [SHELL-2b]', () => {
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
