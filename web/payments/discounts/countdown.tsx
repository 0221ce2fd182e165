import { useText } from '#web/platform/intl/use-text.tsx';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';

/** The remaining time. It changes each second, so screen readers do not announce it. */
export function Countdown({ left }: { left: number }) {
  const text = useText();
  return (
    <span role="timer" aria-live="off" className={styles.countdown}>
      {text('payments.discount.left', { time: clockText(left) })}
    </span>
  );
}
