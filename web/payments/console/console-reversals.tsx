import { useIntl } from 'react-intl';
import type { ConsolePaymentFacts } from '#contract/payments/console/get-console-payment.ts';
import { writtenNumber } from '#contract/payments/get-invoices.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { WaiveDebt } from './waive-debt.tsx';

/**
 * The refunds and chargebacks of a payment, the debt that follows from them, and the invoices and credit
 * notes.
 */
export function ConsoleReversals({ payment }: { payment: ConsolePaymentFacts }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { reversals, invoices, debt, payment_id } = payment;
  return (
    <>
      {reversals.length === 0 ? null : (
        <Panel className={styles.part}>
          <h2 className={styles.heading}>{text('payments.desk.reversals')}</h2>
          <p className={styles.facts}>{text('payments.desk.withdrawals', { count: payment.withdrawals })}</p>
          <ul className={styles.list}>
            {reversals.map((one) => (
              <li key={one.id} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>
                    {text(`payments.reversal.${one.kind}`)}{' '}
                    <span className={styles.number}>{money(one.amount)}</span>
                  </p>
                  <p className={styles.facts}>
                    <span>{text('payments.reversal.taken', { taken: one.taken, credits: one.credits })}</span>
                    {one.requested_by === null ? null : (
                      <span>{text(`payments.reversal.asked.${one.requested_by}`)}</span>
                    )}
                    {one.provider_reference === null ? null : <span>{one.provider_reference}</span>}
                    {one.reason === null ? null : <span>{one.reason}</span>}
                  </p>
                </div>
                <Pill tone={one.state === 'pending' ? 'warning' : 'quiet'}>
                  {one.held_until === null
                    ? text(`payments.reversal.${one.state}`)
                    : text('payments.reversal.waits', {
                        date: intl.formatDate(one.held_until, { dateStyle: 'medium' }),
                      })}
                </Pill>
              </li>
            ))}
          </ul>
          {debt === 0 ? null : (
            <div className={styles.row}>
              <p className={styles.name}>{text('payments.desk.owes', { credits: debt })}</p>
              <WaiveDebt payment={payment_id} credits={debt} />
            </div>
          )}
        </Panel>
      )}
      {invoices.length === 0 ? null : (
        <Panel className={styles.part}>
          <h2 className={styles.heading}>{text('payments.desk.invoices')}</h2>
          <dl className={styles.dl}>
            {invoices.map(({ id, kind, number, gross }) => (
              <div key={id} className={styles.fact}>
                <dt>
                  {text(`payments.invoice.${kind}`)}{' '}
                  <span className={styles.number}>{writtenNumber(number)}</span>
                </dt>
                <dd className={styles.number}>{money(gross)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </>
  );
}
