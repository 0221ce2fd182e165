import type { Money } from '#contract/kit/money.ts';
import { useMoneyText } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './discount-lines.module.css';

/**
 * How a price with a code in it came about: what it is measured by, and what the code takes off that (CRED-8, CON-11).
 * `code` is one that somebody typed; null: what newcomers have off without one.
 */
export function DiscountLines(props: { former: Money; price: Money; code: string | null }) {
  const text = useText();
  const money = useMoneyText();
  const off = { amount: props.price.amount - props.former.amount, currency: props.former.currency };
  return (
    <>
      <p className={styles.line}>
        <span>{text('payments.discount.lowest')}</span>
        <span>{money(props.former)}</span>
      </p>
      <p className={styles.line}>
        <span>
          {props.code
            ? text('payments.discount.by_code', { code: props.code })
            : text('payments.discount.label')}
        </span>
        <span>{money(off)}</span>
      </p>
    </>
  );
}
