import { expect, test } from 'vitest';
import { openWhileRestricted } from './open-while-restricted.ts';

test('opens only the pages with reasons, ways out and information to a restricted member [DSA-6a]', () => {
  for (const path of [
    '/restricted',
    '/delete-account',
    '/account-deleted',
    '/transactions',
    '/transactions/12',
    '/pages/terms',
    '/language',
    '/unsubscribe',
    '/withdraw',
    '/complaints',
    '/2257',
  ])
    expect(openWhileRestricted(path), path).toBe(true);
  for (const path of [
    '/',
    '/members',
    '/chats',
    '/chats/12',
    '/profile',
    '/notifications',
    '/cases',
    '/credits',
    '/transactionsx',
    '/pagesx',
  ])
    expect(openWhileRestricted(path), path).toBe(false);
});
