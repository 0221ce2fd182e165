import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './given-answers.module.css';

/** Says which answers the site gives, with a button to change them (ACC-1). */
export function GivenAnswers({ onChange }: { onChange: () => void }) {
  const text = useText();
  const { name } = useSettings();
  return (
    <p className={styles.given}>
      <span>{text('accounts.sign_up.given', { name })}</span>
      <button type="button" onClick={onChange}>
        {text('accounts.sign_up.given_change')}
      </button>
    </p>
  );
}
