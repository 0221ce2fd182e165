import { afterEach, expect, test } from 'vitest';
import { memberClientLoader, setMemberLoggedIn } from './member-client-loader.ts';

afterEach(() => setMemberLoggedIn(false));

const fromServer = {
  serverLoader: async <T>() => Promise.reject<Awaited<T>>(new Error('to the login page')),
};

test('asks the server when a logged-out visitor goes back to a member page [SHELL-16]', async () => {
  await expect(memberClientLoader(fromServer)).rejects.toThrow('to the login page');
});

test('skips the server for a member [SHELL-16]', () => {
  setMemberLoggedIn(true);
  expect(memberClientLoader(fromServer)).toBeNull();
});
