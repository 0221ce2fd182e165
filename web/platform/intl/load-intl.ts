/// <reference path="./virtual-texts.d.ts" />

import { catalogues } from 'virtual:texts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { type Language, languageTag } from './language.ts';

/** Server and first paint agree on it; the browser's own zone takes over right after. */
export const firstTimeZone = 'Europe/Amsterdam';

type Part = 'everyday' | 'rest';

const trees = new Map<Language, Record<string, MessageFormatElement[]>>();
const made = new Map<string, IntlShape>();
const cache = createIntlCache();
const loading = new Map<string, Promise<void>>();
const whole = new Set<Language>();

// Plain texts travel as text; the formatter wants each as a tree of one literal (its `TYPE.literal` is 0).
const asTree = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

async function takePart(language: Language, part: Part): Promise<void> {
  const catalogue = catalogues[language];
  if (!catalogue) throw new Error(`There is no catalogue for ${language}.`);
  const { default: compiled } = await catalogue[part]();
  // A formatter that was made already finds what came later as well.
  const tree = trees.get(language) ?? {};
  for (const [key, message] of Object.entries(compiled)) tree[key] = asTree(message);
  trees.set(language, tree);
}

/** The same promise for whoever asks; what did not come is asked for once more by the next. */
const once = (name: string, start: () => Promise<void>): Promise<void> => {
  const known = loading.get(name);
  if (known) return known;
  const started = start();
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
};

/** What everyday pages say, enough to show those. */
export const loadEverydayTexts = (language: Language): Promise<void> =>
  once(`${language} everyday`, () => takePart(language, 'everyday'));

/** Fetches a language's catalogue, once. Afterwards `intlFor` has it. */
export const loadLanguage = (language: Language): Promise<void> =>
  once(language, async () => {
    await Promise.all([loadEverydayTexts(language), takePart(language, 'rest')]);
    whole.add(language);
  });

export const hasAllTexts = (language: Language): boolean => whole.has(language);

/** One formatter for each language and time zone, shared by all requests. */
export function intlFor(language: Language, timeZone = firstTimeZone): IntlShape {
  const messages = trees.get(language);
  if (!messages) throw new Error(`The catalogue for ${language} was not loaded.`);
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const tag = languageTag(language);
  const intl = createIntl({ locale: tag, defaultLocale: 'nl', messages, timeZone }, cache);
  made.set(key, intl);
  return intl;
}
