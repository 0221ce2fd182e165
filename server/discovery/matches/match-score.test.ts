import { expect, test } from 'vitest';
import { matchScore } from './match-score.ts';

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

test('gives no score to a member without any reason [DISC-5b]', () => {
  expect(matchScore(wishes, nobody)).toEqual({ score: 0, reasons: [], shared: [] });
});

test('counts a distance at the limit as near, and an unknown or hidden distance not [DISC-5b]', () => {
  expect(matchScore(wishes, { ...nobody, metres: 10_000 }).reasons).toEqual(['near']);
  expect(matchScore(wishes, { ...nobody, metres: 10_001 }).reasons).toEqual([]);
  expect(matchScore({ ...wishes, near: null }, { ...nobody, metres: 1 }).reasons).toEqual([]);
});

test('never counts a fictional profile as near or online [FIC-7a]', () => {
  const member = { ...nobody, fictional: true, metres: 1, last_active_at: new Date('2026-01-02') };
  expect(matchScore(wishes, { ...member, fictional: false }).reasons).toEqual(['near', 'online']);
  expect(matchScore(wishes, member)).toEqual({ score: 0, reasons: [], shared: [] });
});

test('puts the reason with the highest weight first [DISC-5b]', () => {
  const member = { ...nobody, has_photo: true, signup_reason: 'date', interests: ['art'] };
  expect(matchScore(wishes, member).reasons).toEqual(['same_wish', 'interests', 'photo']);
});
