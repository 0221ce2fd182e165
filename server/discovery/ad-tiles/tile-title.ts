import * as z from 'zod/mini';
import type { Locale } from '#contract/kit/locale.ts';

const byLanguage = z.record(z.string(), z.string());

/** Returns the tile's title in this language, else in English, else in any language. */
export function tileTitle(stored: unknown, language: Locale): string {
  const titles = byLanguage.parse(stored);
  return titles[language] ?? titles.en ?? Object.values(titles)[0] ?? '';
}
