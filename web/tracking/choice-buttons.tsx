import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './choice-buttons.module.css';

/** Yes and no, of the same size and look; neither is chosen before (GDPR-11). */
export function ChoiceButtons() {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <button type="submit" name="choice" value="decline">
        {text('tracking.choice.decline')}
      </button>
      <button type="submit" name="choice" value="accept">
        {text('tracking.choice.accept')}
      </button>
    </div>
  );
}
