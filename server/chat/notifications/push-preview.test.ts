import { expect, test } from 'vitest';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { loadTexts } from '#server/platform/texts/texts.ts';
import { pushPreview, truncateAtWord } from './push-preview.ts';

test('previews the first words on one line, cut between words and never within a character [NOTIF-3d]', () => {
  expect(truncateAtWord('  Hoi,\n\nhoe is het?  ', 40)).toBe('Hoi, hoe is het?');
  expect(truncateAtWord('Zullen we zaterdag naar de vlinderkas', 20)).toBe('Zullen we zaterdag…');
  expect(truncateAtWord('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
  expect(truncateAtWord('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(truncateAtWord('', 10)).toBe('');
});

const texts = loadTexts();

const bram: ProfileCard = {
  id: 2,
  name: 'Bram',
  fictional: false,
  age: 34,
  gender: 'male',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
};

const said = (sender: number, more: Partial<Message> = {}): Message => ({
  id: 7,
  conversation: 5,
  sender,
  kind: 'text',
  text: 'Tot straks?',
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at: '2026-11-21T12:00:00.000Z',
  client_id: null,
  ...more,
});

test('quotes the other member, and never the member to themselves [PUSH-9a]', () => {
  expect(pushPreview(bram, said(2), texts, 'nl')).toEqual({ title: 'Bram', body: 'Tot straks?' });
  const neutral = { title: 'Bram', body: texts.format('nl', 'notifications.push.message') };
  expect(pushPreview(bram, said(1), texts, 'nl')).toEqual(neutral);
  expect(pushPreview(bram, said(1, { kind: 'image', text: '' }), texts, 'nl')).toEqual(neutral);
});
