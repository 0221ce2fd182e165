import { useLocation } from 'react-router';
import { pseudoLocale } from '#contract/kit/locale.ts';
import { type Language, languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { languageNames, languagesOfCountry } from './languages-of-country.ts';
import { currentCountry, useSettings } from './settings.ts';

/** The languages that a reader may choose, those of the country first (LANG-4). */
export const useOfferedLanguages = (): Language[] => {
  const { language } = useLanguage();
  const settings = useSettings();
  const offered: Language[] = languagesOfCountry(currentCountry(settings));
  return language === pseudoLocale ? [...offered, pseudoLocale] : offered;
};

/**
 * The languages as items of a menu, those of the country first (LANG-4). It is a form, so it works without
 * script and before hydration. `choose` replaces the form and swaps the catalogue without a reload (LANG-3).
 */
export function LanguageForm({ choose }: { choose?: (language: Language) => void }) {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const offered = useOfferedLanguages();
  return (
    <form
      method="post"
      action="/language"
      onSubmit={(event) => {
        if (!choose || !(event.nativeEvent instanceof SubmitEvent)) return;
        const { submitter } = event.nativeEvent;
        const chosen = offered.find(
          (one) => submitter instanceof HTMLButtonElement && submitter.value === one,
        );
        if (!chosen) return;
        event.preventDefault();
        choose(chosen);
      }}
    >
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      {offered.map((one) => (
        <button
          key={one}
          type="submit"
          name="language"
          value={one}
          lang={languageTag(one)}
          data-menu-item=""
          aria-current={one === language}
        >
          {languageNames[one]}
        </button>
      ))}
    </form>
  );
}

/** The menu of the languages in a bar. */
export function LanguageMenu({ choose }: { choose?: (language: Language) => void }) {
  const text = useText();
  const { language } = useLanguage();
  const short = language.slice(0, 2).toUpperCase();
  return (
    <DropMenu
      // The name contains the visible text, so that voice control can address it.
      label={`${text('shell.language')}: ${languageNames[language]}, ${short}`}
      button={<span>{short}</span>}
    >
      <LanguageForm {...(choose ? { choose } : {})} />
    </DropMenu>
  );
}
