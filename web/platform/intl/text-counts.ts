/// <reference path="./virtual-texts.d.ts" />

import { catalogues } from 'virtual:texts';
import { type Locale, locales } from '#contract/kit/locale.ts';

export interface TextCount {
  readonly language: Locale;
  /** Number of source texts that exist in this language. */
  readonly own: number;
  readonly all: number;
}

const source = 'nl';

const keysOf = async (language: Locale): Promise<string[]> => {
  const found = await catalogues[language]?.();
  return Object.keys(found?.default ?? {});
};

/** Completeness of each language's catalogue (LANG-1). */
export async function textCounts(): Promise<TextCount[]> {
  const all = await keysOf(source);
  return Promise.all(
    locales.map(async (language) => {
      const own = new Set(await keysOf(language));
      return { language, own: all.filter((key) => own.has(key)).length, all: all.length };
    }),
  );
}
