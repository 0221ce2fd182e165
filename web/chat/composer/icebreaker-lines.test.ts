import { expect, test } from 'vitest';
import { openersFor } from './icebreaker-lines.ts';

const somebody = { fictional: false, interests: [], about: null };

test('[CHAT-5] what the two share comes first, then what is theirs, then what always fits', () => {
  const other = { ...somebody, interests: ['art', 'wine', 'coffee'] as const, about: 'Hoi' };
  expect(openersFor({ ...other, interests: [...other.interests] }, ['wine', 'reading'])).toEqual([
    'chat.icebreaker.on.wine',
    'chat.icebreaker.on.art',
    'chat.icebreaker.on.coffee',
    'chat.icebreaker.about',
  ]);
});

test('[CHAT-5] an empty profile leaves what always fits, and nothing intimate is begun with', () => {
  const lines = ['chat.icebreaker.weekend', 'chat.icebreaker.laugh'];
  expect(openersFor(somebody, [])).toEqual(lines);
  expect(openersFor({ ...somebody, interests: ['bondage', 'sex'] }, ['sex'])).toEqual(lines);
});

test('[CHAT-5] [FIC-10] to a fictional profile no line takes it for a person, whatever it says', () => {
  const lines = openersFor({ fictional: true, interests: ['wine'], about: 'Hoi' }, ['wine']);
  expect(lines.every((line) => line.startsWith('chat.icebreaker.fictional_'))).toBe(true);
});
