import type { CreditPackage } from '#contract/payments/package.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { DiscountEnd } from '../discounts/discount-end.tsx';
import { CoinStack } from '../packages/coin-stack.tsx';
import { FormerPrice } from '../packages/former-price.tsx';
import { OneTimeNotice } from '../packages/one-time-notice.tsx';
import { useTaxWord } from '../packages/tax-word.ts';
import { DiscountLines } from './discount-lines.tsx';
import styles from './order-summary.module.css';

/**
 * Everything the button below orders: the credits, what they buy, the final price and the validity (CON-8).
 * `code` is the typed discount code, `inPrice` the code in the price, typed or not.
 */
export function OrderSummary(props: {
  offer: CreditPackage;
  code?: string | undefined;
  inPrice?: string | undefined;
}) {
  const { offer, code, inPrice } = props;
  const text = useText();
  const money = useFormatMoney();
  const tax = useTaxWord();
  const { message_credits } = useSettings();
  const messages = message_credits > 0 ? Math.floor(offer.credits / message_credits) : null;
  return (
    <div className={styles.summary}>
      <h2 className={styles.title}>{text('payments.order_summary')}</h2>
      <div className={styles.what}>
        <CoinStack size={offer.id} />
        <div>
          <p className={styles.credits}>{text('payments.credits', { credits: offer.credits })}</p>
          {messages === null ? null : (
            <p className={styles.quiet}>{text('payments.order_messages', { messages })}</p>
          )}
          {offer.price_per_message.amount > 0 ? (
            <p className={styles.quiet}>
              {text('payments.per_message', { price: money(offer.price_per_message) })}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.totals}>
        {offer.full_price && offer.former_price ? (
          <DiscountLines former={offer.former_price} price={offer.price} code={code ?? null} />
        ) : null}
        {offer.full_price && inPrice !== undefined ? <DiscountEnd code={inPrice} /> : null}
        <p className={styles.total}>
          <span>{text('payments.order_total', { tax })}</span>
          <strong>{money(offer.price)}</strong>
        </p>
        {offer.former_price && !offer.full_price ? (
          <FormerPrice price={offer.former_price} className={styles.quiet} />
        ) : null}
      </div>
      <OneTimeNotice />
    </div>
  );
}
