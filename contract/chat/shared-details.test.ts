import { expect, test } from 'vitest';
import { isHarsh } from './is-harsh.ts';
import { detailsIn } from './shared-details.ts';

test.each([
  ['Bel me op 06-12345678', ['phone']],
  ['06 12 34 56 78', ['phone']],
  ['+31 6 1234 5678', ['phone']],
  ['+44 (0)20 7946 0958', ['phone']],
  ['mail naar anna.b@post.example.com', ['email']],
  ['anna at gmail punt com', ['email']],
  ['NL91 ABNA 0417 1643 00', ['bank']],
  ['mijn iban is nl91abna0417164300', ['bank']],
  ['kaart 4111 1111 1111 1111', ['bank']],
  ['zit je op WhatsApp?', ['messenger']],
  ['kijk op https://voorbeeld.example', ['messenger']],
  ['ga naar voorbeeld.com', ['messenger']],
  ['Dorpsstraat 12, 1234 AB', ['address']],
  ['12 Baker Street', ['address']],
  ['Kun je wat geld lenen? Of een cadeaukaart?', ['money']],
  ['App me: 0612345678 (whatsapp)', ['phone', 'messenger']],
])('finds the details that a text shares: %s [CHAT-8e, TRUST-7a]', (text, kinds) =>
  expect(detailsIn(text)).toEqual(kinds),
);

test.each([
  'Hoi, hoe is het?',
  'Ik ben geboren op 01-10-1985, jij?',
  'Om 20:00 of 21.30?',
  'In 2026 ben ik 41 jaar',
  'Dat kost 1.250.000 euro',
  'NL00 ABNA 0417 1643 00',
  'ik snap het, goed signaal',
  'leuk.. en jij?Vertel',
  '123456789012',
])('finds no shared details: %s [CHAT-8e]', (text) => expect(detailsIn(text)).toEqual([]));

test.each(['Hou je bek!', 'KLOOTZAK', 'fuck you', 'Vále: eres una zorra', 'halt die Fresse'])(
  'finds a text likely to hurt: %s [TRUST-6a]',
  (text) => expect(isHarsh(text)).toBe(true),
);

test.each([
  'Je bent lief',
  'Wat een hoera-moment',
  'Scunthorpe is een stad',
  'Dat is een eikelboom',
  'Nice!',
])('finds a text harmless: %s [TRUST-6a]', (text) => expect(isHarsh(text)).toBe(false));
