import type { Money } from '#contract/kit/money.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './discount-lines.module.css';

/**
 * The reference price, and the amount that the discount code takes off it (CRED-8, CON-11). `code` is the
 * typed code; null for the automatic newcomer discount.
 */
export function DiscountLines(props: { former: Money; price: Money; code: string | null }) {
  const text = useText();
  const money = useFormatMoney();
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
