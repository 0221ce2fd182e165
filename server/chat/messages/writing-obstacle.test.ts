import { expect, test } from 'vitest';
import { type WritingFacts, writingObstacle } from './writing-obstacle.ts';

const free: WritingFacts = {
  withheld: false,
  reachable: true,
  awaited: false,
  answerable: true,
  unanswered: false,
  paused: false,
  talking: false,
  premium: false,
  started: 0,
  credits: 3,
  price: 1,
};

test.each([
  ['nothing', {}, null],
  ['the flag of fraud before all', { withheld: true, reachable: false }, 'under_review'],
  ['the other is not there, whatever else', { reachable: false, answerable: false }, 'unavailable'],
  ['not confirmed', { answerable: false }, 'confirm_first'],
  ['the other is not confirmed', { awaited: true, credits: 0 }, 'awaits_confirmation'],
  ['nobody answers for a fictional profile', { unanswered: true, answerable: false }, 'unanswered'],
  ['a rest', { paused: true, talking: true }, 'paused'],
  ['two conversations begun', { started: 2, credits: 0 }, 'conversations'],
  ['in one of them one goes on', { started: 2, talking: true }, null],
  ['a buyer begins as many as they like', { started: 2, premium: true }, null],
  ['no credits', { credits: 0 }, 'credits'],
  ['no credits where nothing costs any', { credits: 0, price: 0 }, null],
] as const)('finds the obstacle to writing: %s [CHAT-4a, ACC-16a]', (_, facts, obstacle) =>
  expect(writingObstacle({ ...free, ...facts })).toBe(obstacle),
);
