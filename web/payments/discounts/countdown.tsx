import { useText } from '#web/platform/intl/use-text.tsx';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';

/** How long something is still there. It changes each second, so nothing reads it out by itself. */
export function Countdown({ left }: { left: number }) {
  const text = useText();
  return (
    <span role="timer" aria-live="off" className={styles.countdown}>
      {text('payments.discount.left', { time: clockText(left) })}
    </span>
  );
}
