import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './choice-buttons.module.css';

/** Buttons for yes and no in the same size and style, with none preselected (GDPR-11). */
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
