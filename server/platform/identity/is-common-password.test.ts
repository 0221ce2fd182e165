import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const own = ['Fleur de Lis', 'fleurdelis99@post.example', 'vonk.example'];

test.each([
  'qwertyuiop',
  'QwertyUIOP',
  'password123',
  'ｐａｓｓｗｏｒｄ１２３',
  'aaaaaaaaaaaa',
  '121212121212',
  'abcdefghij',
  '1234567890-',
  '0987654321',
  'POIUYTREWQ',
  '1234512345',
  'qwertyqwerty',
  'films+pic+galeries',
  'fleurdelis99',
  'Fleur de Lis',
  'fleurdelis99@post.example',
])('rejects %s as easy to guess [ACC-15a, AUTH-3a, AUTH-3b]', (password) => {
  expect(isCommonPassword(password, own)).toBe(true);
});

test.each(['demo-demo-demo', 'op[1234567', 'vier blauwe fietsen', 'Fleur de Lis maakt taart'])(
  'accepts %s [ACC-15a, AUTH-3a]',
  (password) => {
    expect(isCommonPassword(password, own)).toBe(false);
  },
);
