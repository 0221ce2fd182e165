import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConsolePaymentFacts as Facts } from '#contract/payments/console/get-console-payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** The providers with a name of their own. */
const providerTexts: Readonly<Record<string, 'payments.books.flexpay' | 'payments.books.mollie'>> = {
  flexpay: 'payments.books.flexpay',
  mollie: 'payments.books.mollie',
};

/** The facts of a payment for operators. Empty facts are left out. */
export function ConsolePaymentFacts({ payment }: { payment: Facts }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const date = (moment: string | null) =>
    moment && intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const place = (country: string | null) =>
    country && (intl.formatDisplayName(country, { type: 'region' }) ?? country);
  const { mandate, start_now: startNow } = payment;
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [text('payments.desk.whose'), <MemberLink key="member" member={payment.member} />],
    [text('payments.transaction.package'), text('payments.credits', { credits: payment.credits })],
    [text('payments.discount.full'), payment.full_price && money(payment.full_price)],
    [text('payments.code.label'), payment.discount_code],
    [text('payments.transaction.total'), money(payment.price)],
    [text('payments.transaction.reversed'), payment.reversed && money(payment.reversed)],
    [text('payments.transaction.method'), text(`payments.method.${payment.payment_method}`)],
    [
      text('payments.desk.mandate'),
      mandate &&
        text('payments.desk.mandate_of', {
          method: text(`payments.method.${mandate.method}`),
          end: mandate.last_four ?? '–',
        }),
    ],
    [text('payments.desk.provider'), text(providerTexts[payment.provider] ?? 'payments.books.sandbox')],
    [text('payments.desk.reference'), payment.provider_reference],
    [text('payments.transaction.date'), date(payment.created_at)],
    [text('payments.desk.settled'), date(payment.settled_at)],
    [text('payments.desk.failure'), payment.failure],
    [text('payments.desk.country'), place(payment.country)],
    [text('payments.desk.ip_country'), place(payment.ip_country)],
    [text('payments.desk.payer_country'), place(payment.payer_country)],
    [
      text('payments.desk.start_now'),
      startNow
        ? text('payments.desk.start_now_given', {
            date: date(startNow.given_at),
            version: startNow.text_version,
          })
        : text('payments.desk.start_now_not'),
    ],
    [text('payments.desk.watched'), date(payment.watched_until)],
  ];
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.desk.facts')}</h2>
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
