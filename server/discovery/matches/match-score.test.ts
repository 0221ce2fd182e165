import { expect, test } from 'vitest';
import { matchOf } from './match-score.ts';

const now = new Date('2026-01-01T12:00:00Z');
const nobody = {
  fictional: false,
  interests: [],
  signup_reason: null,
  relationship_status: null,
  has_about: false,
  has_photo: false,
  last_active_at: new Date('2025-01-01'),
  shows_online: true,
  metres: null,
};
const wishes = {
  interests: ['art'],
  reasons: ['date'],
  relationships: ['single'],
  near: 10_000,
  onlineSince: now,
};

test('[DISC-5] who has nothing of what matters is no match', () => {
  expect(matchOf(wishes, nobody)).toEqual({ score: 0, reasons: [], shared: [] });
});

test('[DISC-5] a distance that is unknown or hidden is no reason, one at the edge is', () => {
  expect(matchOf(wishes, { ...nobody, metres: 10_000 }).reasons).toEqual(['near']);
  expect(matchOf(wishes, { ...nobody, metres: 10_001 }).reasons).toEqual([]);
  expect(matchOf({ ...wishes, near: null }, { ...nobody, metres: 1 }).reasons).toEqual([]);
});

test('[FIC-7] a fictional profile is neither near nor online', () => {
  const member = { ...nobody, fictional: true, metres: 1, last_active_at: new Date('2026-01-02') };
  expect(matchOf(wishes, { ...member, fictional: false }).reasons).toEqual(['near', 'online']);
  expect(matchOf(wishes, member)).toEqual({ score: 0, reasons: [], shared: [] });
});

test('[DISC-5] the weightiest reason comes first', () => {
  const member = { ...nobody, has_photo: true, signup_reason: 'date', interests: ['art'] };
  expect(matchOf(wishes, member).reasons).toEqual(['same_wish', 'interests', 'photo']);
});
