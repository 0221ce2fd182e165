import { expect, test } from 'vitest';
import { openWhileRestricted } from './open-while-restricted.ts';

test('[DSA-6] whoever is suspended or banned reaches what says why, the ways out and information, and no other page', () => {
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
