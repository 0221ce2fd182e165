import { expect, test } from 'vitest';
import { icebreakersFor } from './icebreaker-lines.ts';

const somebody = { fictional: false, interests: [], about: null };

test("lists shared interests first, then the other member's, then general lines [CHAT-5a]", () => {
  const other = { ...somebody, interests: ['art', 'wine', 'coffee'] as const, about: 'Hoi' };
  expect(icebreakersFor({ ...other, interests: [...other.interests] }, ['wine', 'reading'])).toEqual([
    'chat.icebreaker.on.wine',
    'chat.icebreaker.on.art',
    'chat.icebreaker.on.coffee',
    'chat.icebreaker.about',
  ]);
});

test('offers only general lines for an empty profile, and never an intimate opener [CHAT-5a]', () => {
  const lines = ['chat.icebreaker.weekend', 'chat.icebreaker.laugh'];
  expect(icebreakersFor(somebody, [])).toEqual(lines);
  expect(icebreakersFor({ ...somebody, interests: ['bondage', 'sex'] }, ['sex'])).toEqual(lines);
});

test('never treats a fictional profile as a person, whatever its text says [CHAT-5a, FIC-10c]', () => {
  const lines = icebreakersFor({ fictional: true, interests: ['wine'], about: 'Hoi' }, ['wine']);
  expect(lines.every((line) => line.startsWith('chat.icebreaker.fictional_'))).toBe(true);
});
