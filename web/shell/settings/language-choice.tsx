import { languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useOfferedLanguages } from '#web/sites/language-menu.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import choice from '#web/ui/forms/choice.module.css';
import { useChooseLanguage } from './use-choose-language.ts';

/** All languages as options, those of the country first. A choice takes effect at once (LANG-3, LANG-4). */
export function LanguageChoice() {
  const text = useText();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <fieldset className={`${choice.group} ${choice.pills}`} aria-label={text('shell.language')}>
      {useOfferedLanguages().map((one) => (
        <label key={one} className={choice.pill}>
          <input
            type="radio"
            name="language"
            value={one}
            checked={one === language}
            onChange={() => choose(one)}
          />
          <span lang={languageTag(one)}>{languageNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
