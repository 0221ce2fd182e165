import { IconDiscount } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useActiveDiscount } from './discounts/active-discount.ts';
import { Countdown } from './discounts/countdown.tsx';
import { useHeldDiscount } from './discounts/held-discount.ts';
import styles from './welcome-banner.module.css';

/** Pages with prices show the end of the discount themselves. The banner must not lead away from an order. */
const showsEnd = (path: string): boolean => /^\/(credits|premium|pricing|directdebit)(\/|$)/.test(path);

function Banner(props: { label: string; to: string; way: string; children: ReactNode }) {
  return (
    <section className={styles.banner} aria-label={props.label}>
      <IconDiscount size={20} aria-hidden />
      <p className={styles.words}>{props.children}</p>
      <Link to={props.to} className={styles.way}>
        <span className={styles.use}>{props.way}</span>
      </Link>
    </section>
  );
}

/**
 * Says which order has the discount, and until when if that order was cancelled (CRED-13). Leads to the
 * order.
 */
function HeldBanner({ payment, until }: { payment: number; until: string | null }) {
  const text = useText();
  const intl = useIntl();
  const way = until === null ? 'payments.open_order.resume' : 'payments.cancel.see';
  return (
    <Banner label={text('payments.discount.label')} to={`/transactions/${payment}`} way={text(way)}>
      {until === null
        ? text('payments.discount.open')
        : text('payments.discount.held', { until: intl.formatDate(until, { dateStyle: 'medium' }) })}
    </Banner>
  );
}

/**
 * Shows a newcomer's discount on the first purchase and its remaining time; disappears when the discount ends
 * (SHELL-13, CRED-9). If an order holds the discount, shows that order instead. A pill in the top bar, so that
 * no notice hides it. The pages with prices name the conditions.
 */
export function WelcomeBanner() {
  const text = useText();
  const discount = useActiveDiscount();
  const held = useHeldDiscount();
  const { pathname } = useLocation();
  if (showsEnd(pathname) || pathname === `/transactions/${held?.payment_id}`) return null;
  if (held) return <HeldBanner payment={held.payment_id} until={held.held_until} />;
  if (discount === null) return null;
  const percentage = discount.value_percentage;
  return (
    <Banner label={text('payments.discount.label')} to="/credits" way={text('payments.discount.use')}>
      <span className={styles.short} aria-hidden>
        {text('payments.discount.short', { percentage })}
      </span>
      {/* The whole sentence is for screen readers; the pages with prices show it. */}
      <span className={styles.use}>{text(`payments.discount.${discount.which}`, { percentage })}</span>{' '}
      <Countdown left={discount.left} />
    </Banner>
  );
}
