import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

test.each(['/', '/members?page=2', '/chats/12#end', '/a/../b', '/a//b'])(
  '[API-3] %s is on this site',
  (to) => {
    expect(sitePath(to)?.startsWith('/')).toBe(true);
    expect(new URL(sitePath(to) ?? '', 'https://vonk.example').host).toBe('vonk.example');
  },
);

test.each([
  null,
  '',
  'members',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/..//evil.example/x',
  '/a/..//evil.example',
  '/./\\evil.example',
])('[API-3] %j leads off this site', (to) => {
  expect(sitePath(to)).toBeNull();
});
