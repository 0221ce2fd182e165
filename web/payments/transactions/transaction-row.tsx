import { IconDownload, IconRepeat } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { invoiceFilePath } from '#contract/payments/get-invoices.ts';
import type { Payment, PaymentState } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { SameAgain } from '../orders/same-again-link.tsx';
import { isFullyReversed } from './is-fully-reversed.ts';
import styles from './transaction-row.module.css';

/** The state to show. A paid order whose whole amount went back is not shown as paid. */
const shownState = (payment: Payment): PaymentState | 'reversed' =>
  isFullyReversed(payment) ? 'reversed' : payment.state;

const tones = {
  completed: 'success',
  pending: 'warning',
  failed: 'quiet',
  cancelled: 'quiet',
  reversed: 'quiet',
} as const;

/** Order it again, and its invoice, as icons beside the row. */
function RowActions({ payment }: { payment: Payment }) {
  const text = useText();
  const intl = useIntl();
  const again = text('payments.again.row', { credits: payment.credits });
  return (
    <span className={styles.actions}>
      <SameAgain payment={payment}>
        {(to) => (
          <Link className={styles.action} to={to} title={again} aria-label={again}>
            <IconRepeat size={20} stroke={1.75} aria-hidden />
          </Link>
        )}
      </SameAgain>
      {payment.invoice ? (
        <a
          className={styles.action}
          href={`${invoiceFilePath}?payment=${payment.payment_id}`}
          download
          title={text('payments.invoice.invoice')}
          aria-label={text('payments.transactions.invoice', {
            date: intl.formatDate(payment.created_at, { dateStyle: 'long' }),
          })}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
      ) : null}
    </span>
  );
}

/** One payment in the list: the row links to it, with its actions beside it (CRED-1, CRED-10). */
export function TransactionRow({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const state = shownState(payment);
  const isPartlyBack = payment.reversed !== null && state !== 'reversed';
  return (
    <li className={styles.card}>
      <Link to={`/transactions/${payment.payment_id}`} className={styles.row}>
        <span className={styles.what}>
          <strong>{text('payments.credits', { credits: payment.credits })}</strong>
          <span className={styles.facts}>
            <span>{intl.formatDate(payment.created_at, { dateStyle: 'medium' })}</span>
            <span>{text(`payments.method.${payment.payment_method}`)}</span>
          </span>
        </span>
        <span className={styles.state}>
          {payment.refund_by === null ? (
            <Pill tone={tones[state]}>{text(`payments.state.${state}`)}</Pill>
          ) : (
            <Pill tone="quiet">{text('payments.transaction.refund_waits_title')}</Pill>
          )}
        </span>
        <span className={styles.amount}>
          <strong>{money(payment.price)}</strong>
          {isPartlyBack && payment.reversed ? (
            <span className={styles.quiet}>
              {text('payments.transactions.back', { amount: money(payment.reversed) })}
            </span>
          ) : null}
        </span>
      </Link>
      <RowActions payment={payment} />
    </li>
  );
}
