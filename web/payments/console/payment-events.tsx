import { useIntl } from 'react-intl';
import type { PaymentEvent } from '#contract/payments/console-payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from '../console-parts/console.module.css';

/** All events of a payment, oldest first. */
export function PaymentEvents({ events }: { events: readonly PaymentEvent[] }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const keyOf = ({ at, what, more }: PaymentEvent) => `${at} ${what} ${more ?? ''}`;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.desk.events')}</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={keyOf(event)}>
            <span className={styles.event}>
              <span>{text(`payments.event.${event.what}`)}</span>
              {event.amount === null ? null : <span className={styles.number}>{money(event.amount)}</span>}
            </span>
            {event.more === null ? null : <span className={styles.quiet}>{event.more}</span>}
            <time className={styles.quiet} dateTime={event.at}>
              {intl.formatDate(event.at, { dateStyle: 'medium', timeStyle: 'medium' })}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
