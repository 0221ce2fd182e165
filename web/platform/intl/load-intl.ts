/// <reference path="./virtual-texts.d.ts" />

import { catalogues } from 'virtual:texts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { formatTag } from '#contract/kit/format-tag.ts';
import { pseudoLocale } from '#contract/kit/locale.ts';
import type { Language } from './language.ts';

/** Server and first paint use the same time zone; the browser's own zone replaces it right after. */
export const firstTimeZone = 'Europe/Amsterdam';

type Part = 'everyday' | 'rest';

const trees = new Map<Language, Record<string, MessageFormatElement[]>>();
const made = new Map<string, IntlShape>();
const cache = createIntlCache();
const loading = new Map<string, Promise<void>>();
const whole = new Set<Language>();

// Plain texts are sent as strings. The formatter needs each as a tree of one literal (its `TYPE.literal` is
// 0).
const asTree = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

async function takePart(language: Language, part: Part): Promise<void> {
  const catalogue = catalogues[language];
  if (!catalogue) throw new Error(`There is no catalogue for ${language}.`);
  const { default: compiled } = await catalogue[part]();
  // Extends the same object, so that existing formatters also find texts that are loaded later.
  const tree = trees.get(language) ?? {};
  for (const [key, message] of Object.entries(compiled)) tree[key] = asTree(message);
  trees.set(language, tree);
}

/** Returns the same promise to all callers. After a failure the next caller starts again. */
const once = (name: string, start: () => Promise<void>): Promise<void> => {
  const known = loading.get(name);
  if (known) return known;
  const started = start();
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
};

/** Loads the texts of the everyday pages. */
export const loadEverydayTexts = (language: Language): Promise<void> =>
  once(`${language} everyday`, () => takePart(language, 'everyday'));

/** Loads a language's whole catalogue, once. Afterwards `intlFor` can use it. */
export const loadLanguage = (language: Language): Promise<void> =>
  once(language, async () => {
    await Promise.all([loadEverydayTexts(language), takePart(language, 'rest')]);
    whole.add(language);
  });

export const hasAllTexts = (language: Language): boolean => whole.has(language);

/**
 * Returns one formatter per language, time zone and format tag, shared by all requests. `country` is that of
 * the reader (LANG-8); null if unknown.
 */
export function intlFor(
  language: Language,
  timeZone = firstTimeZone,
  country: string | null = null,
): IntlShape {
  const messages = trees.get(language);
  if (!messages) throw new Error(`The catalogue for ${language} was not loaded.`);
  const locale = formatTag(language === pseudoLocale ? 'nl' : language, country);
  const key = `${language} ${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const intl = createIntl({ locale, defaultLocale: 'nl', messages, timeZone }, cache);
  made.set(key, intl);
  return intl;
}
