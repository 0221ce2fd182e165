import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './report-page.module.css';

/** The language of the person who gets the decision or the answer. The mail goes out in it. */
export function ReaderLanguage({ language }: { language: string }) {
  const text = useText();
  const intl = useIntl();
  return (
    <p className={styles.quiet}>
      {text('safety.case.language', {
        language: intl.formatDisplayName(language, { type: 'language' }) ?? language,
      })}
    </p>
  );
}
