import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { addressOf } from '../criteria/member-search.ts';
import { useDraftCriteria } from './search-tools.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (criteria: Criteria) => {
  const applied: string[] = [];
  const hook = renderHook(
    (present: Criteria) => useDraftCriteria(present, (wanted) => applied.push(addressOf(wanted))),
    { initialProps: criteria },
  );
  const choose = (wanted: Criteria) => act(() => hook.result.current[1](wanted));
  const wait = () => act(() => vi.advanceTimersByTime(1000));
  return { applied, choose, wait, hook };
};

test('makes one search for quick changes and shows each choice at once [DISC-1a]', () => {
  const { applied, choose, wait, hook } = start({});
  choose({ min_age: 30 });
  choose({ min_age: 31 });
  expect(hook.result.current[0]).toEqual({ min_age: 31 });
  expect(applied).toEqual([]);
  wait();
  expect(applied).toEqual(['/members?min_age=31']);
});

test('keeps a choice that is made while the previous search loads [DISC-1a]', () => {
  const { applied, choose, wait, hook } = start({});
  choose({ country: 'BE' });
  wait();
  choose({ country: 'BE', with_photo: true });
  hook.rerender({ country: 'BE' });
  expect(hook.result.current[0]).toEqual({ country: 'BE', with_photo: true });
  wait();
  expect(applied).toEqual(['/members?country=BE', '/members?country=BE&with_photo=true']);
});

test('fills the form from a search by chip or history without searching again [DISC-1a]', () => {
  const { applied, choose, wait, hook } = start({});
  choose({ country: 'BE' });
  wait();
  hook.rerender({ country: 'BE' });
  hook.rerender({});
  expect(hook.result.current[0]).toEqual({});
  hook.rerender({ country: 'BE' });
  expect(hook.result.current[0]).toEqual({ country: 'BE' });
  wait();
  expect(applied).toEqual(['/members?country=BE']);
});

test('cancels a pending search when the member follows a link [DISC-1a]', () => {
  const { applied, choose, wait } = start({});
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/members/2';
  const follow = (event: Event) => event.preventDefault();
  choose({ country: 'BE' });
  link.addEventListener('click', follow);
  link.click();
  wait();
  expect(applied).toEqual([]);
  // A link to a new tab is opened by the browser, so this page stays.
  link.removeEventListener('click', follow);
  choose({ country: 'NL' });
  link.target = '_blank';
  link.click();
  wait();
  expect(applied).toEqual(['/members?country=NL']);
  link.remove();
});
