import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

test.each(['/', '/members?page=2', '/chats/12#end', '/a/../b', '/a//b'])(
  'accepts %s as a path on this site [API-3a]',
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
])('rejects %j, which leads to another site [API-3a]', (to) => {
  expect(sitePath(to)).toBeNull();
});
