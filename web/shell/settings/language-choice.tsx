import { languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useOfferedLanguages } from '#web/sites/language-menu.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** All languages as options, those of the country first. A choice takes effect at once (LANG-3, LANG-4). */
export function LanguageChoice() {
  const text = useText();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const options = useOfferedLanguages().map((value) => ({
    value,
    label: languageNames[value],
    lang: languageTag(value),
  }));
  return (
    <ChoicePills
      isLabelHidden
      label={text('shell.language')}
      options={options}
      value={language}
      onChange={choose}
    />
  );
}
