import { useIntl } from 'react-intl';
import type { Currency } from '#contract/kit/money.ts';
import type { ListedPrice } from '#contract/payments/console/list-prices.ts';
import { withdrawPrice } from '#contract/payments/console/withdraw-price.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import styles from '#web/operators/console.module.css';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

function Withdraw({ price, currency, name }: { price: ListedPrice; currency: Currency; name: string }) {
  const text = useText();
  return (
    <ConfirmedButton
      label={text('payments.prices.withdraw')}
      title={text('payments.prices.withdraw_that', { name })}
      words={text('payments.prices.withdraw_what')}
      done={text('payments.prices.was_withdrawn')}
      act={() => call(withdrawPrice, { package: price.package, currency, from: price.from })}
    />
  );
}

const tones = { past: 'quiet', now: 'success', announced: 'primary', withdrawn: 'warning' } as const;

/** One price of the history: its amount, its moment, who announced it, and a way back before it applies. */
export function PriceRow(props: { price: ListedPrice; currency: Currency; credits: number }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const { price, currency, credits } = props;
  const asked = money({ amount: price.amount, currency });
  const name = text('payments.prices.that', { credits, money: asked });
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name} <Pill tone={tones[price.state]}>{text(`payments.prices.state_${price.state}`)}</Pill>
        </p>
        <p className={styles.facts}>
          <span>{text('payments.prices.from_date', { date: moment(price.from) })}</span>
          {price.by === null ? null : (
            <span>{text('payments.prices.by', { who: price.by, date: moment(price.announced_at) })}</span>
          )}
        </p>
      </div>
      {price.state === 'announced' ? <Withdraw price={price} currency={currency} name={name} /> : null}
    </li>
  );
}
