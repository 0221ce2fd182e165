import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetSearch, rememberedSearch, useRememberedSearch } from './search-address.ts';

const remember = (address: string, member: number | null) =>
  renderHook(() => useRememberedSearch(address, member)).unmount();

afterEach(forgetSearch);

test("remembers a member's last search on this device for that member alone [DISC-1g]", () => {
  remember('/members?country=BE&interests=wine,art', 7);
  expect(rememberedSearch(document.cookie, 7)).toBe('/members?country=BE&interests=wine,art');
  expect(rememberedSearch(document.cookie, 8)).toBeNull();
});

test('forgets the search with the first search, and never stores that of a visitor [DISC-1g]', () => {
  remember('/members?country=BE', null);
  expect(rememberedSearch(document.cookie, 7)).toBeNull();
  remember('/members?country=BE', 7);
  remember('/members', 7);
  expect(rememberedSearch(document.cookie, 7)).toBeNull();
});
