import { NativeSelect } from '@mantine/core';
import type { LanguageState } from '#contract/content/texts/get-page-version.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';

/** Chooses the language of the words. Each language says whether its words are missing, the same or changed. */
export function LanguageChoice(props: {
  languages: readonly LanguageState[];
  language: Locale;
  onChoose: (language: Locale) => void;
}) {
  const text = useText();
  const { languages, language, onChoose } = props;
  const count = (state: LanguageState['state']) => languages.filter((one) => one.state === state).length;
  return (
    <>
      <NativeSelect
        label={text('content.texts.language')}
        value={language}
        data={languages.map(({ language: value, state }) => ({
          value,
          label: `${languageNames[value]} (${text(`content.texts.words.${state}`)})`,
        }))}
        onChange={(event) => onChoose(localeOf(event.currentTarget.value) ?? 'nl')}
      />
      <p className={styles.quiet}>
        {text('content.texts.counts', {
          changed: count('changed'),
          same: count('same'),
          missing: count('missing'),
        })}
      </p>
    </>
  );
}
