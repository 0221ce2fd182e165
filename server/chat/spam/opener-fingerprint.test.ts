import { expect, test } from 'vitest';
import { fingerprintOpener } from './opener-fingerprint.ts';

const sweet =
  'Hoi Anna, wat een mooie foto’s heb je! Ik zou je zo graag beter leren kennen, want ik zoek iemand als jij.';

const wordsOf = (text: string, name = 'Anna') => fingerprintOpener(text, name)?.words;

test('ignores case, punctuation, numbers, emoji, repeated letters and the receiver’s name [TRUST-7b]', () => {
  const words = wordsOf(sweet);
  expect(words).toBeTruthy();
  for (const same of [
    sweet.toUpperCase(),
    sweet.replaceAll(' ', '   '),
    `${sweet} 😍😍 123`,
    sweet.replace('Hoi', 'Hoiiii').replace('jij.', 'jij!!!'),
    sweet.replace('mooie', 'móóie'),
  ])
    expect(wordsOf(same)).toBe(words);
  expect(wordsOf(sweet.replace('Anna', 'Béa'), 'Bea')).toBe(words);
  expect(wordsOf(sweet.replace('Anna', 'Anna Maria'), 'Anna Maria')).toBe(words);
});

test('distinguishes different texts [TRUST-7b]', () => {
  expect(wordsOf(sweet.replace('foto', 'hond'))).not.toBe(wordsOf(sweet));
  expect(wordsOf(sweet, 'Bea')).not.toBe(wordsOf(sweet));
});

test('exempts a greeting or a short question, unless it contains contact details or a request for money [TRUST-7b]', () => {
  for (const text of [
    'Hoi!',
    'Hoi Anna, hoe is jouw week tot nu toe?',
    '😊',
    '12',
    'Waar heb je om gelachen?',
  ])
    expect(fingerprintOpener(text, 'Anna')).toBeNull();
  expect(fingerprintOpener(sweet, 'Anna')?.most).toBe(10);
  for (const text of ['App me op 0612345678', 'Kijk op www.mooi.example', `${sweet} Zit je op WhatsApp?`])
    expect(fingerprintOpener(text, 'Anna')?.most).toBe(3);
  expect(wordsOf('App me op 0612345678')).toBe(wordsOf('app me op: 06-87654321'));
});
