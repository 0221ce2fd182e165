import type { ReactNode } from 'react';
import type { CreditPackage } from '#contract/payments/package.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaxWord } from '../packages/tax-word.ts';
import styles from './order-foot.module.css';
import { startNowId } from './start-now.tsx';

/**
 * The button of the order. On a phone it stays in the window, below the facts that CON-8 wants beside it and a
 * link to the right of withdrawal. With `stuck` false it has its place below the order, as on a wide screen.
 */
export function OrderFoot(props: {
  offer: CreditPackage;
  stuck: boolean;
  /** Whether the page has the checkbox of CON-3. */
  hasStartNow: boolean;
  children: ReactNode;
}) {
  const { offer, stuck, hasStartNow } = props;
  const text = useText();
  const money = useFormatMoney();
  const tax = useTaxWord();
  const { message_credits, refund_days: days } = useSettings();
  const messages = message_credits > 0 ? Math.floor(offer.credits / message_credits) : null;
  return (
    <div className={styles.foot} data-stuck={stuck}>
      <div className={styles.facts}>
        <p className={styles.what}>
          {text('payments.credits', { credits: offer.credits })}
          {messages === null ? '' : ` · ${text('payments.order_messages', { messages })}`}
        </p>
        <p className={styles.total}>
          <span>{text('payments.order_total', { tax })}</span>
          <strong>{money(offer.price)}</strong>
        </p>
        {hasStartNow ? (
          <a href={`#${startNowId}`} className={styles.right}>
            {text('payments.order_right', { days })}
          </a>
        ) : null}
      </div>
      {props.children}
    </div>
  );
}
