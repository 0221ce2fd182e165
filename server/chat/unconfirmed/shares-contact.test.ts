import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locales } from '#contract/kit/locale.ts';
import { sharesContact } from './shares-contact.ts';

describe('the contact details of an unconfirmed member', () => {
  test.each([
    'Bel me: 06 12345678',
    'nul zes een twee drie vier vijf zes zeven acht',
    'mijn nummer: nulzeseentweedrie',
    'zero six one two three four five',
    'nolla neljä viisi kuusi yksi kaksi',
    '0 6 en dan 1 2 en dan 3 4 5',
    '06-12 en later 345 en 67',
    '０６１２３４５６７８',
    '٠٦١٢٣٤٥٦٧',
    '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
    'anna@voorbeeld.nl',
    'anna＠voorbeeld',
    'kijk op www.voorbeeld.nl',
    'kijk op voorbeeld.xyz',
    'kijk op voorbeeld . com',
    'kijk op voorbeeld punt nl',
    'mira en ejemplo punto com',
    'look at example (dot) com',
    'h t t p s ://voorbeeld',
    'w w w voorbeeld',
    'zoek me op insta',
    'zoek me op i n s t a g r a m',
    'zoek me op i.n.s.t.a',
    'zoek me op 1nst4gr4m',
    'zoek me op Whаtsapp',
    'zoek me op wh\u200batsapp',
    'zoek me op 𝓽𝓮𝓵𝓮𝓰𝓻𝓪𝓶',
    'zoek me op teeleegraam telegraaam',
    'ig: zeilmeisje',
    'a n n a at g m a i l',
  ])('finds them in: %s [ACC-6d]', (text) => expect(sharesContact(text)).toBe(true));

  test.each([
    'Hoi, zeil jij ook?',
    'Ik snap het. De zon schijnt, dus ik ga naar buiten!',
    'Ik ben 34 en heb twee kinderen van 6 en 9.',
    'Zullen we om 20.30 uur wat drinken?',
    'En punto de vista mejor, no lo sé.',
    'Du point de vue musique, un peu de tout.',
    'Een, twee of drie katten: ik mag mailen noch bellen van ze.',
    'If we chat a while, you will see. No rush.',
    'Jeg har en hund, to katte og tre børn.',
    'Привет, как дела?',
    'Cześć! Lubię góry, morze i dobrą kawę.',
  ])('passes: %s [ACC-6d]', (text) => expect(sharesContact(text)).toBe(false));

  test('are in no icebreaker and no suggested first message of any language [ACC-6d]', () => {
    const lines = locales.flatMap((language) =>
      ['chat', 'accounts'].flatMap((file) => {
        const text = readFileSync(
          new URL(`../../../texts/messages/${language}/${file}.json`, import.meta.url),
          'utf8',
        );
        return Object.entries(z.parse(z.record(z.string(), z.string()), JSON.parse(text)));
      }),
    );
    const sent = lines.filter(([key]) => /^chat\.icebreaker\.|^accounts\.target\.opener_/.test(key));
    expect(sent.length).toBeGreaterThan(33);
    expect(sent.filter(([, line]) => sharesContact(line))).toEqual([]);
  });
});
