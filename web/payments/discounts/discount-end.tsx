import { IconClock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useActiveDiscount } from './active-discount.ts';
import { Countdown } from './countdown.tsx';
import styles from './discount-end.module.css';

/**
 * The moment at which a reduced price ends, and the remaining time (CRED-9, CON-12). `code` is the discount
 * in the price. Shows nothing if that discount is not the running one.
 */
export function DiscountEnd({ code }: { code: string }) {
  const text = useText();
  const intl = useIntl();
  const active = useActiveDiscount();
  if (active?.code !== code) return null;
  const end = intl.formatDate(active.expires, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <p className={styles.end}>
      <IconClock size={16} aria-hidden />
      <span>
        <span className={styles.until}>{text('payments.discount.until', { end })}</span>{' '}
        <Countdown left={active.left} />
      </span>
    </p>
  );
}
