import { IconCircleCheck, IconShieldCheck } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './one-time-notice.module.css';

/** The banner below the packages: a one-time payment, no subscription (CRED-1). */
export function OneTimeBanner() {
  const text = useText();
  return (
    <aside className={styles.banner}>
      <IconShieldCheck size={40} stroke={1.6} aria-hidden />
      <div>
        <p className={styles.title}>{text('payments.one_time')}</p>
        <p>{text('payments.one_time_body')}</p>
      </div>
    </aside>
  );
}

/** The same notice in half a line, beside the price. */
export function OneTimeNotice() {
  const text = useText();
  return (
    <p className={styles.notice}>
      <IconCircleCheck size={18} aria-hidden />
      {text('payments.order_once')}
    </p>
  );
}
