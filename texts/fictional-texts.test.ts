import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

interface Text {
  /** Its key, or the file of a line of a page or mail. */
  readonly place: string;
  readonly words: string;
}

const catalogue = z.record(z.string(), z.string());

const textsIn = (folder: string): Text[] =>
  readdirSync(folder).flatMap((file) => {
    const content = readFileSync(`${folder}/${file}`, 'utf8');
    if (!folder.startsWith('texts/messages'))
      return content.split('\n').map((words) => ({ place: file, words }));
    return Object.entries(z.parse(catalogue, JSON.parse(content))).map(([place, words]) => ({
      place,
      words,
    }));
  });

/** All texts of a language, without placeholders: `{date}` is not a date between people. */
const textsOf = (language: string): Text[] =>
  ['messages', 'pages', 'mails']
    .flatMap((kind) => textsIn(`texts/${kind}/${language}`))
    .map(({ place, words }) => ({ place, words: words.replace(/\{[\w, :]*\}/g, '') }));

const meeting = {
  nl: /afspre(ek|ken)|afspraakje|een afspraak|spreek .* af\b|ontmoet|\bdaten\b|\bdating\b|\bdates\b/i,
  en: /\bmeet(s|ing|ings)?\b|\bdating\b|\ba date\b|\bdates\b/i,
} as const;

const denial = {
  nl: /afspreken( met)? .*(niet|nooit)|afspreken kan (niet|nooit)|niet afspreken|niet mogelijk|niemand te ontmoeten/i,
  en: /(can ?not|can never) meet|(not|never) possible|nobody to meet/i,
} as const;

/** Texts for editors, texts about members or about what a member writes, and the questions that the next line denies. */
const harmless = {
  nl: [
    /^content\.field\.invalid_host: /,
    /^chat\.(editor\.|field\.promises_meeting: |flaw\.promises_meeting: |profiles\.about_hint: )/,
    /^content\.field\.macro_meeting: /,
    /^content\.front\.honest_meet: Kun je met een fictief profiel/,
    /^profiles\.signup_reason\.date: /,
    /^faq\.md: ### Kan ik met een fictief profiel/,
    /^faq\.md: ### Hoe spreek ik veilig af/,
    /^(faq|privacy)\.md: .*woorden over ziekte, schulden, eenzaamheid of willen afspreken/,
  ],
  en: [
    /^chat\.(editor\.|field\.promises_meeting: |flaw\.promises_meeting: |profiles\.about_hint: )/,
    /^content\.field\.macro_meeting: /,
    /^content\.(field\.invalid_host|gate\.us|setting\.reveal_account_existence_danger): /,
    /^content\.front\.honest_meet: Can you meet a fictional profile/,
    /^likes\.(suggested_why|popup\.suggested_body): /,
    /^profiles\.signup_reason\.date: /,
    /^faq\.md: ### Can I meet a fictional profile/,
    /^faq\.md: ### How do I meet safely/,
    /^(faq|privacy)\.md: .*words about illness, debt, loneliness or wanting to meet/,
  ],
} as const;

test.each(['nl', 'en'] as const)(
  'no text in %s promises a meeting, which a fictional profile cannot keep [FIC-7c]',
  (language) => {
    const spoken = textsOf(language).filter(({ words }) => meeting[language].test(words));
    const denied = spoken.filter(({ words }) => denial[language].test(words));
    // Each place that explains fictional profiles denies meetings.
    expect(denied.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'accounts.sign_up.honest',
        'chat.fictional_note',
        'chat.notice.fictional',
        'content.lander.fair',
        'shell.fictional',
        'sites.fictional.warning',
        'terms.md',
      ]),
    );
    const others = spoken
      .filter((text) => !denied.includes(text))
      .map(({ place, words }) => `${place}: ${words}`);
    expect(others.filter((text) => !harmless[language].some((known) => known.test(text)))).toEqual([]);
  },
);
