import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { yearSeconds } from '#contract/kit/durations.ts';
import { languageCookie } from '#contract/kit/locale.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';
import type { Language } from './language.ts';
import { firstTimeZone, intlFor, loadLanguage } from './load-intl.ts';

interface LanguageState {
  readonly language: Language;
  /** Replaces the catalogue of the running page: no reload, and typed input stays (LANG-3). */
  readonly switchLanguage: (language: Language) => Promise<void>;
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const LanguageContext = createContext<LanguageState | null>(null);

const rememberFor365Days = (language: Language) => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome's noDocumentCookie prefers the Cookie Store API, which is still recent in Firefox and Safari.
  Reflect.set(
    document,
    'cookie',
    `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`,
  );
};

/** Provides texts for everything below. `initial` must already be loaded (`loadLanguage`). */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  const timeZone = useBrowserValue(ownTimeZone, firstTimeZone);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      switchLanguage: async (next) => {
        await loadLanguage(next);
        rememberFor365Days(next);
        setLanguage(next);
      },
    }),
    [language],
  );

  return (
    <LanguageContext value={state}>
      <RawIntlProvider value={intlFor(language, timeZone)}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}

/** Formats dates, times, money and lists below in the way of the reader's country (LANG-8). */
export function CountryFormats({ country, children }: { country: string | null; children: ReactNode }) {
  const { language } = useLanguage();
  const timeZone = useBrowserValue(ownTimeZone, firstTimeZone);
  return <RawIntlProvider value={intlFor(language, timeZone, country)}>{children}</RawIntlProvider>;
}

/** The language of the screen, and the function to change it. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it.');
  return state;
}
