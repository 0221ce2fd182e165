import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { dateFormats } from '#contract/kit/date-formats.ts';
import { formatTag } from '#contract/kit/format-tag.ts';
import { type Locale, locales, pseudoLocale } from '#contract/kit/locale.ts';
import { pseudoMessage } from '#texts/pseudo-message.ts';

/** A language for display: a locale, or the pseudo-language for checking layouts. */
export type ShownLocale = Locale | typeof pseudoLocale;

export type TextValues = Readonly<Record<string, string | number | boolean | Date>>;

export interface Texts {
  /** Formats the ICU message of `texts/messages/<locale>/`. Throws if the key does not exist. */
  format(locale: ShownLocale, key: string, values?: TextValues): string;
  has(key: string): boolean;
}

const messagesFolder = fileURLToPath(new URL('../../../texts/messages', import.meta.url));

const readCatalogue = (folder: string): Map<string, string> => {
  const catalogue = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const messages: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (typeof messages !== 'object' || messages === null) throw new Error(`${file} is not a catalogue`);
    for (const [key, message] of Object.entries(messages)) catalogue.set(key, String(message));
  }
  return catalogue;
};

/** Reads the catalogues. A message is parsed on first use. */
export function loadTexts(folder: string = messagesFolder): Texts {
  const catalogues = new Map<ShownLocale, Map<string, string>>(
    locales.map((locale) => [locale, readCatalogue(join(folder, locale))]),
  );
  const source = catalogues.get('nl') ?? new Map<string, string>();
  catalogues.set(pseudoLocale, new Map([...source].map(([key, message]) => [key, pseudoMessage(message)])));
  const parsed = new Map<string, IntlMessageFormat>();

  const messageOf = (locale: ShownLocale, key: string): IntlMessageFormat => {
    const id = `${locale} ${key}`;
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const text = catalogues.get(locale)?.get(key) ?? source.get(key);
    if (text === undefined) throw new Error(`There is no text ${key}: add it to texts/messages.`);
    const message = new IntlMessageFormat(
      text,
      formatTag(locale === pseudoLocale ? 'nl' : locale, null),
      dateFormats,
      {
        ignoreTag: true,
      },
    );
    parsed.set(id, message);
    return message;
  };

  return {
    has: (key) => source.has(key),
    format: (locale, key, values = {}) => String(messageOf(locale, key).format({ ...values })),
  };
}
