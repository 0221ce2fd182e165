import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './mandate-to-sign.module.css';
import type { AskedDebit } from './use-debit.ts';

/** The complete mandate before it is signed: text, reference, creditor, account, amount and date (SEPA-3). */
export function MandateToSign({ asked: { call, terms } }: { asked: AskedDebit }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here, so that the mandate is read before the code is typed.
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    [text('payments.direct_debit.reference'), terms.mandate_reference],
    [text('payments.direct_debit.creditor'), terms.creditor.name],
    [text('payments.direct_debit.creditor_id'), terms.creditor.identifier],
    [text('payments.direct_debit.account_holder'), call.account_holder],
    [text('payments.direct_debit.iban'), terms.masked_iban],
    [text('payments.direct_debit.amount'), money(terms.amount)],
    [
      text('payments.direct_debit.date'),
      // A calendar day: the same in every time zone.
      intl.formatDate(terms.debit_date, { dateStyle: 'full', timeZone: 'UTC' }),
    ],
  ] as const;
  return (
    <Panel className={styles.mandate ?? ''}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('payments.direct_debit.mandate_title')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{terms.mandate_text}</p>
      <p className={styles.quiet}>
        {text('payments.direct_debit.mandate_mailed')} {text('payments.method_hint.directdebit')}.
      </p>
    </Panel>
  );
}
