/// <reference path="../virtual-texts.d.ts" />

import { catalogues } from 'virtual:texts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { type Language, languageTag } from './language.ts';

/** Server and first paint agree on it; the browser's own zone takes over right after. */
export const firstTimeZone = 'Europe/Amsterdam';

const trees = new Map<Language, Record<string, MessageFormatElement[]>>();
const made = new Map<string, IntlShape>();
const cache = createIntlCache();

// Plain texts travel as text; the formatter wants each as a tree of one literal (its `TYPE.literal` is 0).
const asTree = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

/** Fetches a language's catalogue, once. Afterwards `intlFor` has it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (trees.has(language)) return;
  const load = catalogues[language];
  if (!load) throw new Error(`There is no catalogue for ${language}.`);
  const { default: compiled } = await load();
  trees.set(
    language,
    Object.fromEntries(Object.entries(compiled).map(([key, message]) => [key, asTree(message)])),
  );
}

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
