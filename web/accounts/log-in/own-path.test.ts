import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('[ACC-10] after the login one comes back to the page one asked for', () => {
  expect(ownPath('/members?page=2')).toBe('/members?page=2');
  expect(ownPath('/chats/12#end')).toBe('/chats/12#end');
});

test.each([
  null,
  '',
  'members',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/login?to=/login',
  '/signup',
  '/api/logout.php',
])('[ACC-10] %s is no page to come back to', (to) => {
  expect(ownPath(to)).toBeNull();
});
