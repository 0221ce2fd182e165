import { afterEach, expect, test } from 'vitest';
import { memberClientLoader, tellMemberHere } from './member-client-loader.ts';

afterEach(() => tellMemberHere(false));

const fromServer = {
  serverLoader: async <T>() => Promise.reject<Awaited<T>>(new Error('to the login page')),
};

test('[SHELL-16] whoever is logged out and goes back to a member page is led on by the server', async () => {
  await expect(memberClientLoader(fromServer)).rejects.toThrow('to the login page');
});

test('[SHELL-16] a member is spared the way to the server', () => {
  tellMemberHere(true);
  expect(memberClientLoader(fromServer)).toBeNull();
});
