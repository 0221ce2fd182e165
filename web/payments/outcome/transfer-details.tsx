import { useIntl } from 'react-intl';
import type { Payment } from '#contract/payments/payment.ts';
import { useMoneyText } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './transfer-details.module.css';

/** In groups of four, as banks print it. */
const grouped = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

interface Detail {
  readonly what: 'amount' | 'iban' | 'name' | 'reference' | 'bic';
  readonly shown: string;
  /** As a bank's own form takes it. */
  readonly copied: string;
}

/**
 * What has to be typed at the bank, to the cent and to the letter: anything else is sent back (PAY-36). Whether it has come
 * is never ours to guess.
 */
export function TransferDetails({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoneyText();
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
