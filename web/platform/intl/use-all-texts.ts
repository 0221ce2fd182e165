import { use } from 'react';
import { useLanguage } from './language-provider.tsx';
import { hasAllTexts, loadLanguage } from './load-intl.ts';

/** Where a page needs more than the everyday texts, it waits for them: whoever goes there still sees where they were. */
export function useAllTexts(isNeeded: boolean): void {
  const { language } = useLanguage();
  if (isNeeded && !hasAllTexts(language)) use(loadLanguage(language));
}
