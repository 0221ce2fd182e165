import { use } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from './language-provider.tsx';
import { hasAllTexts, loadLanguage } from './load-intl.ts';

// Where texts do not come, whoever renders again has to meet the same failure; the next place asks anew.
let asked: { readonly at: string; readonly texts: Promise<void> } | undefined;

/** Where a page needs more than the everyday texts, it waits for them: whoever goes there still sees where they were. */
export function useAllTexts(isNeeded: boolean): void {
  const { language } = useLanguage();
  const at = `${useLocation().key} ${language}`;
  if (!isNeeded || hasAllTexts(language)) return;
  if (asked?.at !== at) asked = { at, texts: loadLanguage(language) };
  use(asked.texts);
}
