import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConsolePaymentFacts as Facts } from '#contract/credits/console-payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useMoneyText } from '../money-text.ts';
import styles from './console.module.css';

/** What is known of a payment, for operators; what is not there is not shown. */
export function ConsolePaymentFacts({ payment }: { payment: Facts }) {
  const text = useText();
  const money = useMoneyText();
  const intl = useIntl();
  const date = (moment: string | null) =>
    moment && intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const place = (country: string | null) =>
    country && (intl.formatDisplayName(country, { type: 'region' }) ?? country);
  const { mandate, start_now: startNow } = payment;
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [text('credits.desk.whose'), String(payment.member)],
    [text('credits.transaction.package'), text('credits.credits', { credits: payment.credits })],
    [text('credits.discount.full'), payment.full_price && money(payment.full_price)],
    [text('credits.code.label'), payment.discount_code],
    [text('credits.transaction.total'), money(payment.price)],
    [text('credits.transaction.reversed'), payment.reversed && money(payment.reversed)],
    [text('credits.transaction.method'), text(`credits.method.${payment.payment_method}`)],
    [
      text('credits.desk.mandate'),
      mandate &&
        text('credits.desk.mandate_of', {
          method: text(`credits.method.${mandate.method}`),
          end: mandate.last_four ?? '–',
        }),
    ],
    [
      text('credits.desk.provider'),
      text(payment.provider === 'mollie' ? 'credits.books.mollie' : 'credits.books.sandbox'),
    ],
    [text('credits.desk.reference'), payment.provider_reference],
    [text('credits.transaction.date'), date(payment.created_at)],
    [text('credits.desk.settled'), date(payment.settled_at)],
    [text('credits.desk.failure'), payment.failure],
    [text('credits.desk.country'), place(payment.country)],
    [text('credits.desk.ip_country'), place(payment.ip_country)],
    [text('credits.desk.payer_country'), place(payment.payer_country)],
    [
      text('credits.desk.start_now'),
      startNow
        ? text('credits.desk.start_now_given', {
            date: date(startNow.given_at),
            version: startNow.text_version,
          })
        : text('credits.desk.start_now_not'),
    ],
    [text('credits.desk.watched'), date(payment.watched_until)],
  ];
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('credits.desk.facts')}</h2>
      <dl className={styles.dl}>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
