import { use } from 'react';
import { useLocation } from 'react-router';
import type { Language } from './language.ts';
import { useLanguage } from './language-provider.tsx';
import { hasAllTexts, loadLanguage } from './load-intl.ts';

// If the texts fail to load, repeated renders must get the same failure; the next location tries again.
let asked: { readonly at: string; readonly texts: Promise<void> } | undefined;

const textsAt = (at: string, language: Language): Promise<void> => {
  if (asked?.at !== at) asked = { at, texts: loadLanguage(language) };
  return asked.texts;
};

/**
 * Suspends until all texts are loaded, if a page needs more than the everyday texts. The previous page stays
 * visible meanwhile.
 */
export function useAllTexts(isNeeded: boolean): void {
  const { language } = useLanguage();
  const at = `${useLocation().key} ${language}`;
  if (!isNeeded || hasAllTexts(language)) return;
  use(textsAt(at, language));
}
