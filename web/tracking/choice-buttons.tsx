import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './choice-buttons.module.css';

const choices = ['decline', 'accept'] as const;

/**
 * Buttons for yes and no in the same size and style, with none preselected (GDPR-11). Without `choose` they
 * submit their form.
 */
export function ChoiceButtons({ choose }: { choose?: (choice: (typeof choices)[number]) => void }) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      {choices.map((choice) => (
        <button
          key={choice}
          type={choose ? 'button' : 'submit'}
          name="choice"
          value={choice}
          onClick={() => choose?.(choice)}
        >
          {text(`tracking.choice.${choice}`)}
        </button>
      ))}
    </div>
  );
}
