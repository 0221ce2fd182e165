import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

/** `3 h 59 m` in the reader's language, rounded up to minutes. */
function useMinutesText(): (seconds: number) => string {
  const intl = useIntl();
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short' });
  return (seconds) => {
    const minutes = Math.ceil(seconds / 60);
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
    return [
      ...(days > 0 ? [unit(days, 'day')] : []),
      ...(hours > 0 ? [unit(hours, 'hour')] : []),
      ...(minutes % 60 > 0 || minutes === 0 ? [unit(minutes % 60, 'minute')] : []),
    ].join(' ');
  };
}

/**
 * The remaining time. It changes each second, so screen readers do not announce it. On a device that asks for
 * less motion it changes each minute.
 */
export function Countdown({ left }: { left: number }) {
  const text = useText();
  const minutesText = useMinutesText();
  const time = useReducedMotion() ? minutesText(left) : clockText(left);
  return (
    <span role="timer" aria-live="off" className={styles.countdown}>
      {text('payments.discount.left', { time })}
    </span>
  );
}
