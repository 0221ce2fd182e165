import { use } from 'react';
import { useLocation } from 'react-router';
import type { Language } from './language.ts';
import { useLanguage } from './language-provider.tsx';
import { hasTexts, loadLanguage } from './load-intl.ts';

// If the texts fail to load, repeated renders must get the same failure; the next location tries again.
let asked: { readonly at: string; readonly texts: Promise<void> } | undefined;

const textsAt = (at: string, language: Language): Promise<void> => {
  if (asked?.at !== at) asked = { at, texts: loadLanguage(language) };
  return asked.texts;
};

/**
 * Suspends until the texts of a page are loaded. `page` is the file of an everyday page, and undefined for any
 * other page. The previous page stays visible meanwhile.
 */
export function usePageTexts(page: string | undefined): void {
  const { language } = useLanguage();
  const at = `${useLocation().key} ${language}`;
  if (!hasTexts(language, page)) use(textsAt(at, language));
}
