import { expect, test } from 'vitest';
import { safeReturnPath } from './own-path.ts';

test('returns to the requested page after the log-in [ACC-10c]', () => {
  expect(safeReturnPath('/members?page=2')).toBe('/members?page=2');
  expect(safeReturnPath('/chats/12#end')).toBe('/chats/12#end');
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
])('rejects %s as a return path [ACC-10c]', (to) => {
  expect(safeReturnPath(to)).toBeNull();
});
