import { useIntl } from 'react-intl';
import type { ConsolePaymentFacts, ConsoleReversal } from '#contract/payments/console/get-console-payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/**
 * The money that went back beyond the price, with the evidence for the bank (CRED-11). The evidence names
 * each reversal with its amount, times, reference and requester, and the buyer's withdrawal.
 */
export function LostMoney({ payment }: { payment: ConsolePaymentFacts }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { lost, price, reversals, withdrawn_at, provider, provider_reference, payment_id } = payment;
  if (lost === null) return null;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' });
  const wordsOf = (one: ConsoleReversal): string =>
    [
      `${text(`payments.reversal.${one.kind}`)} ${money(one.amount)}`,
      ...(one.requested_by === null ? [] : [text(`payments.reversal.asked.${one.requested_by}`)]),
      date(one.created_at),
      ...(one.settled_at === null
        ? []
        : [`${text(`payments.reversal.${one.state}`)}: ${date(one.settled_at)}`]),
      ...(one.provider_reference === null ? [] : [one.provider_reference]),
      ...(one.reason === null ? [] : [one.reason]),
    ].join(', ');
  const lines = [
    `${text('payments.desk.order', { number: String(payment_id) })}, ${money(price)}, ${provider} ${provider_reference ?? ''}`,
    ...(withdrawn_at === null ? [] : [`${text('payments.desk.withdrawn')}: ${date(withdrawn_at)}`]),
    ...reversals.filter(({ state }) => state !== 'undone').map(wordsOf),
  ];
  const back = { ...price, amount: price.amount + lost.amount };
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.desk.lost', { lost: money(lost) })}</h2>
      <p>{text('payments.desk.lost_what', { back: money(back), price: money(price) })}</p>
      <ul className={styles.evidence}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton content={lines.join('\n')} what={text('payments.desk.evidence')} />
      </div>
    </Panel>
  );
}
