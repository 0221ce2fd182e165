import { afterEach, expect, test } from 'vitest';
import { memberClientLoader, tellMemberHere } from './member-client-loader.ts';

afterEach(() => tellMemberHere(false));

const fromServer = {
  serverLoader: async <T>() => Promise.reject<Awaited<T>>(new Error('to the login page')),
};

test('asks the server when a logged-out visitor goes back to a member page [SHELL-16]', async () => {
  await expect(memberClientLoader(fromServer)).rejects.toThrow('to the login page');
});

test('skips the server for a member [SHELL-16]', () => {
  tellMemberHere(true);
  expect(memberClientLoader(fromServer)).toBeNull();
});
