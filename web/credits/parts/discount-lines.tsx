import type { Money } from '#contract/kit/money.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMoneyText } from '../money-text.ts';
import styles from './discount-lines.module.css';

/** How a price with a code in it came about: what it was, and what the code takes off (CRED-8). */
export function DiscountLines(props: { full: Money; price: Money; code: string | null }) {
  const text = useText();
  const money = useMoneyText();
  const off = { amount: props.price.amount - props.full.amount, currency: props.full.currency };
  return (
    <>
      <p className={styles.line}>
        <span>{text('credits.discount.full')}</span>
        <span>{money(props.full)}</span>
      </p>
      <p className={styles.line}>
        <span>
          {props.code ? text('credits.discount.by_code', { code: props.code }) : text('credits.discount.off')}
        </span>
        <span>{money(off)}</span>
      </p>
    </>
  );
}
