/// <reference path="./virtual-texts.d.ts" />

import { catalogues, pageTexts } from 'virtual:texts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { dateFormats } from '#contract/kit/date-formats.ts';
import { formatTag } from '#contract/kit/format-tag.ts';
import { pseudoLocale } from '#contract/kit/locale.ts';
import { textsOfPage } from './everyday-pages.ts';
import type { Language } from './language.ts';

/** Server and first paint use the same time zone; the browser's own zone replaces it right after. */
export const firstTimeZone = 'Europe/Amsterdam';

type Compiled = Record<string, string | MessageFormatElement[]>;

const trees = new Map<Language, Record<string, MessageFormatElement[]>>();
const made = new Map<string, IntlShape>();
const cache = createIntlCache();
const loading = new Map<string, Promise<void>>();
const whole = new Set<Language>();

// Plain texts are sent as strings. The formatter needs each as a tree of one literal (its `TYPE.literal` is
// 0).
const asTree = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

function take(language: Language, compiled: Compiled): void {
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

/** Loads a language's whole catalogue, once. Afterwards `intlFor` can use it. */
export const loadLanguage = (language: Language): Promise<void> =>
  once(language, async () => {
    const load = catalogues[language];
    if (!load) throw new Error(`There is no catalogue for ${language}.`);
    take(language, (await load()).default);
    whole.add(language);
  });

/** The file with the texts of an everyday page. Undefined in browsers, and in development. */
export const fileOfPageTexts = (language: Language, page: string): string | undefined =>
  pageTexts[language]?.[page];

/** Language and file of the texts that came with the document; the other texts may still be missing. */
let first: { readonly language: Language; readonly file: string } | undefined;

/** Loads the texts of the first page alone: `file` is named in the document. */
export async function loadPageTexts(language: Language, file: string): Promise<void> {
  try {
    const loaded: { default: Compiled } = await import(/* @vite-ignore */ `/assets/${file}.js`);
    take(language, loaded.default);
    first = { language, file };
  } catch {
    // The file may be gone after a deployment. The loader of all texts handles that.
    await loadLanguage(language);
  }
}

/** Whether all texts of a page are loaded. `page` is the file of an everyday page. */
export const hasTexts = (language: Language, page: string | undefined): boolean =>
  whole.has(language) ||
  (page !== undefined &&
    first?.language === language &&
    first.file.startsWith(`${textsOfPage(language, page)}-`));

/**
 * Loads a lazy part of the page, and all texts with it. The texts of a lazy part that is loaded without this
 * function are part of the first load (tools/texts/page-keys.ts).
 */
export const withAllTexts =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    const [part] = await Promise.all([
      load(),
      first === undefined ? undefined : loadLanguage(first.language),
    ]);
    return part;
  };

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
  const intl = createIntl({ locale, defaultLocale: 'nl', messages, timeZone, formats: dateFormats }, cache);
  made.set(key, intl);
  return intl;
}
