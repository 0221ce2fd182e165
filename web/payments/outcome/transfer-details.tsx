import { useIntl } from 'react-intl';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './transfer-details.module.css';

/** Groups of four characters, as banks print an IBAN. */
const grouped = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

interface Detail {
  readonly what: 'amount' | 'iban' | 'name' | 'reference' | 'bic';
  readonly shown: string;
  /** The value in the form that bank forms accept. */
  readonly copied: string;
}

/**
 * The transfer details, which the buyer must copy exactly: the bank sends back anything else (PAY-36). The
 * page never guesses whether the money has arrived.
 */
export function TransferDetails({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { transfer, price } = payment;
  if (transfer === null) return null;
  const { iban, name, reference, bic } = transfer;
  const bare = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  const details: Detail[] = [
    { what: 'amount', shown: money(price), copied: intl.formatNumber(price.amount / 100, bare) },
    { what: 'iban', shown: grouped(iban), copied: iban.replace(/\s/g, '') },
    { what: 'name', shown: name, copied: name },
    { what: 'reference', shown: reference, copied: reference },
    { what: 'bic', shown: bic, copied: bic },
  ];
  return (
    <Panel className={styles.panel ?? ''}>
      <h2 className={styles.title}>{text('payments.transfer.title')}</h2>
      <p className={styles.note}>{text('payments.transfer.exact')}</p>
      <dl className={styles.details}>
        {details.map(({ what, shown, copied }) => (
          <div key={what} className={styles.detail}>
            <dt>{text(`payments.transfer.${what}`)}</dt>
            <dd>
              <span className={styles.value}>{shown}</span>
              <CopyButton content={copied} what={text(`payments.transfer.${what}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
