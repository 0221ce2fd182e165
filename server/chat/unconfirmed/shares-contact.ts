import { detailsIn } from '#contract/chat/shared-details.ts';
import { spellsNumber } from './number-words.ts';

/** Letters of other scripts and languages that look like Latin ones, each with the letter it imitates. */
const lookalikes = new Map(
  ['аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw', 'αa βb εe ιi κk νv οo ρp τt υu χx', 'łl øo ıi ɡg']
    .join(' ')
    .split(' ')
    .map(([from = '', to = '']) => [from, to] as const),
);

/** Lower case, without accents and invisible characters, and with lookalikes as Latin letters. */
const plain = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('');

/** A word of Latin letters with letters of another script in between imitates a Latin word. */
const mixesScripts = (text: string): boolean =>
  text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word));

/** From this number of digits on, a text can hold a phone number, however the digits are scattered. */
const mostDigits = 6;

const countDigits = (text: string): number => text.match(/\p{Nd}|\p{No}/gu)?.length ?? 0;

const domains =
  'com|net|org|info|nl|be|de|fr|eu|io|me|co|uk|es|it|pl|se|dk|no|fi|at|ch|us|ru|cn|ly|gg|tv|cc|biz|link|xyz|site|online|app|shop|club|live|chat|page|dev|bio|tk|top';
const dotted = new RegExp(`[\\p{L}\\p{Nd}](?:\\.|\\s\\.\\s?)(?:${domains})\\b`, 'u');
const dotWords = 'dot|punt|punkt|point|punto|ponto|kropka|piste|punktum|prikk?';
const spelledDot = new RegExp(
  `\\b(?:${dotWords})\\b[\\s)\\]}]*(?:com|net|org|info|nl|eu|io|co|uk|fr|xyz|link|site|online|app|ly|gg|tv|biz)\\b`,
);
const isLink = (text: string): boolean =>
  dotted.test(text) || spelledDot.test(text) || /\bh\s?t\s?t\s?p|\bw\s?w\s?w\b|:\s?\/\s?\//.test(text);

const leet = new Map(
  ['0o', '1i', '3e', '4a', '5s', '7t', '$s', '!i', '|l'].map(([from = '', to = '']) => [from, to]),
);
const collapse = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** Long enough not to arise by chance where one word ends and the next begins. */
const services = [
  'whatsapp',
  'telegram',
  'snapchat',
  'instagram',
  'onlyfans',
  'facebook',
  'messenger',
  'tiktok',
].map(collapse);

/** Names a messenger, with spaces, signs or digits between or instead of its letters. */
const namesService = (text: string): boolean => {
  const letters = [...text].map((letter) => leet.get(letter) ?? letter).join('');
  const compact = collapse(letters.replace(/[^\p{L}]+/gu, ''));
  return services.some((service) => compact.includes(service)) || /\b(?:ig|fb|tg|sc|wa)\s*[:=]/.test(text);
};

/** Single letters with signs between them, put together: `g m a i l` becomes `gmail`. */
const joinLetters = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(?:[\s._\-*|/,]+\p{L}(?!\p{L})){3,}/gu, (spaced) =>
    spaced.replace(/[^\p{L}]+/gu, ''),
  );

/**
 * Whether a text shares a link or a way to reach somebody elsewhere, also in disguise: digits as words,
 * spaced letters, lookalikes (ACC-6). Stricter than `detailsIn`, because an unconfirmed member has only to
 * confirm the address to be free of it. Nothing finds every disguise, so the limits of unconfirmed members
 * hold besides.
 */
export function sharesContact(text: string): boolean {
  const simple = plain(text);
  const joined = joinLetters(simple);
  return (
    mixesScripts(text.normalize('NFKC')) ||
    simple.includes('@') ||
    countDigits(simple) > mostDigits ||
    spellsNumber(simple) ||
    isLink(simple) ||
    namesService(simple) ||
    [text, simple, joined].some((form) => detailsIn(form).length > 0) ||
    isLink(joined)
  );
}
