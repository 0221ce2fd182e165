import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './step-progress.module.css';

/** The progress, in words and as segments. `step` counts from 0. */
export function StepProgress({ step, steps }: { step: number; steps: number }) {
  const text = useText();
  const parts = Array.from({ length: steps }, (_, index) => index);
  return (
    <div className={styles.progress}>
      <p className={styles.count}>{text('accounts.sign_up.step', { step: step + 1, steps })}</p>
      <ol className={styles.segments} aria-hidden="true">
        {parts.map((index) => (
          <li key={index} data-done={index <= step} />
        ))}
      </ol>
    </div>
  );
}
