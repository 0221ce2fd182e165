import { IconChevronRight, IconDiscount } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useActiveDiscount } from './discounts/active-discount.ts';
import { Countdown } from './discounts/countdown.tsx';
import styles from './welcome-banner.module.css';

/** Pages with prices show the end of the discount themselves. The banner must not lead away from an order. */
const showsEnd = (path: string): boolean => /^\/(credits|premium|pricing|directdebit)(\/|$)/.test(path);

/**
 * Shows a newcomer's discount on the first purchase and its remaining time; disappears when the discount ends
 * (SHELL-13, CRED-9). Has its own place above the notices, and is one line on a phone.
 */
export function WelcomeBanner() {
  const text = useText();
  const discount = useActiveDiscount();
  const { pathname } = useLocation();
  if (discount === null || showsEnd(pathname)) return null;
  const percentage = discount.value_percentage;
  return (
    <section className={styles.banner} aria-label={text('payments.discount.label')}>
      <div className={styles.inner}>
        <IconDiscount size={20} aria-hidden />
        <p className={styles.words}>
          <span className={styles.short}>{text('payments.discount.short', { percentage })}</span>
          <span className={styles.long}>{text(`payments.discount.${discount.which}`, { percentage })}</span>{' '}
          <Countdown left={discount.left} />
        </p>
        <Link to="/credits" className={styles.way}>
          <span className={styles.use}>{text('payments.discount.use')}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      </div>
    </section>
  );
}
