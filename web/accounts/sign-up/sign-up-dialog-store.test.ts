import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import {
  arriveAtPage,
  closeDialog,
  dialogStore,
  openDialog,
  stepBack,
  stepForward,
  watchHistory,
} from './sign-up-dialog-store.ts';

const router = vi.fn();
const step = () => dialogStore.read()?.step ?? null;

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
  // As the router does: its listener is there first, and its entries are numbered.
  visit += 1;
  window.history.pushState({ idx: visit * 10, key: `page${visit}`, usr: null }, '', `/members?page=${visit}`);
  window.addEventListener('popstate', router);
  stop = watchHistory();
  arriveAtPage(`page${visit}`);
});

afterEach(() => {
  stop();
  window.removeEventListener('popstate', router);
  router.mockClear();
});

test('[ACC-1] in the dialog back goes a step back, and then to the page, which need not load anything', async () => {
  openDialog(null);
  stepForward(1);
  stepForward(2);
  expect(step()).toBe(2);
  expect(window.location.search).toBe(`?page=${visit}`);
  for (const before of [1, 0, null]) {
    stepBack();
    await vi.waitFor(() => expect(step()).toBe(before));
  }
  expect(router).not.toHaveBeenCalled();
  expect(window.history.state).toMatchObject({ idx: visit * 10, key: `page${visit}` });
});

test('[ACC-2] closing leaves none of its steps in the history', async () => {
  openDialog(null);
  stepForward(1);
  stepForward(2);
  await closeDialog();
  expect(dialogStore.read()).toBeNull();
  expect(window.history.state).toEqual({ idx: visit * 10, key: `page${visit}`, usr: null });
  expect(router).not.toHaveBeenCalled();
  await closeDialog();
});

test('[ACC-1] the entry itself holds the step and the target: a reload, or coming back to it, finds them again', async () => {
  openDialog(sanne);
  stepForward(1);
  expect(window.history.state).toMatchObject({ signUp: { step: 1, depth: 2, target: { id: 7 } } });
  // A link of the dialog leads to another page ...
  window.history.pushState({ idx: visit * 10 + 1, key: 'login', usr: null }, '', '/login');
  arriveAtPage('login');
  expect(dialogStore.read()).toBeNull();
  // ... and back from there the router is at work, and the dialog over its page again.
  window.history.back();
  await vi.waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  expect(dialogStore.read()).toMatchObject({ step: 1, target: { id: 7 } });
  await closeDialog();
});

test('[ACC-1] opened twice it is open once', async () => {
  const entries = window.history.length;
  openDialog(null);
  openDialog(null);
  expect(window.history.length).toBe(entries + 1);
  await closeDialog();
});
