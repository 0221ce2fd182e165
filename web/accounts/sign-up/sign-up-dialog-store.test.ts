import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import {
  closeSignUpDialog,
  onRouterNavigated,
  openScreen,
  openSignUpDialog,
  signUpDialogStore,
  stepBack,
  watchHistory,
} from './sign-up-dialog-store.ts';

const router = vi.fn();
const screen = () => signUpDialogStore.read()?.screen ?? null;

const sanne: ProfileCard = {
  id: 7,
  name: 'Sanne',
  fictional: true,
  age: 34,
  gender: 'female',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
};

let stop: () => void;
let visit = 0;

beforeEach(() => {
  // Imitates the router: its listener is registered first, and its history entries are numbered.
  visit += 1;
  window.history.pushState({ idx: visit * 10, key: `page${visit}`, usr: null }, '', `/members?page=${visit}`);
  window.addEventListener('popstate', router);
  stop = watchHistory();
  onRouterNavigated(`page${visit}`);
});

afterEach(() => {
  stop();
  window.removeEventListener('popstate', router);
  router.mockClear();
});

test('goes one screen back in the dialog, then to the page, without loading anything [ACC-1a]', async () => {
  openSignUpDialog(null);
  openScreen(1);
  openScreen(2);
  expect(screen()).toBe(2);
  expect(window.location.search).toBe(`?page=${visit}`);
  for (const before of [1, 0, null]) {
    stepBack();
    await vi.waitFor(() => expect(screen()).toBe(before));
  }
  expect(router).not.toHaveBeenCalled();
  expect(window.history.state).toMatchObject({ idx: visit * 10, key: `page${visit}` });
});

test('leaves no screen in the history when it closes [ACC-2b]', async () => {
  openSignUpDialog(null);
  openScreen(1);
  openScreen(2);
  await closeSignUpDialog();
  expect(signUpDialogStore.read()).toBeNull();
  expect(window.history.state).toEqual({ idx: visit * 10, key: `page${visit}`, usr: null });
  expect(router).not.toHaveBeenCalled();
  await closeSignUpDialog();
});

test('restores screen and target from the history entry after a reload or on return [ACC-1a]', async () => {
  openSignUpDialog(sanne);
  openScreen(1);
  expect(window.history.state).toMatchObject({ signUp: { screen: 1, depth: 2, target: { id: 7 } } });
  // A link in the dialog leads to another page ...
  window.history.pushState({ idx: visit * 10 + 1, key: 'login', usr: null }, '', '/login');
  onRouterNavigated('login');
  expect(signUpDialogStore.read()).toBeNull();
  // ... and going back from there runs the router and reopens the dialog over its page.
  window.history.back();
  await vi.waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  expect(signUpDialogStore.read()).toMatchObject({ screen: 1, target: { id: 7 } });
  await closeSignUpDialog();
});

test('opens only once if it is opened twice [ACC-1a]', async () => {
  const entries = window.history.length;
  openSignUpDialog(null);
  openSignUpDialog(null);
  expect(window.history.length).toBe(entries + 1);
  await closeSignUpDialog();
});
