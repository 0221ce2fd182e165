import { IconMessageCircle } from '@tabler/icons-react';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { DiscountEnd } from '../discounts/discount-end.tsx';
import { CoinStack } from './coin-stack.tsx';
import styles from './package-cards.module.css';
import { useTaxWord } from './tax-word.ts';

/** The address that a chosen package leads to; null if the cards are only shown. */
type Target = ((id: CreditPackage['id']) => string) | null;

/**
 * The highest whole percentage that gives this price, which was itself rounded to a cent; 0 if the package is
 * not reduced.
 */
const savedPercent = ({ price, former_price: former }: CreditPackage): number =>
  former ? Math.floor(((former.amount - price.amount) * 100 + 50) / former.amount) : 0;

function Price({ offer, code }: { offer: CreditPackage; code: string | null }) {
  const text = useText();
  const money = useFormatMoney();
  const tax = useTaxWord();
  const percent = savedPercent(offer);
  return (
    <div className={styles.asked}>
      <div className={styles.line}>
        <p className={styles.price}>{money(offer.price)}</p>
        {percent > 0 ? <Pill tone="success">{text('payments.saving', { percent })}</Pill> : null}
      </div>
      <p className={styles.note}>{text('payments.price_note', { tax })}</p>
      {offer.former_price ? (
        <p className={styles.former}>
          <RichText
            id="payments.former_mark"
            values={{ price: money(offer.former_price), s: (parts) => <s key="price">{parts}</s> }}
          />
        </p>
      ) : null}
      {offer.full_price && code !== null ? <DiscountEnd code={code} /> : null}
    </div>
  );
}

function Card(props: { offer: CreditPackage; code: string | null; best: boolean; target: Target }) {
  const { offer, code, best, target } = props;
  const text = useText();
  const money = useFormatMoney();
  const ribbon = offer.popular ? text('payments.badge_popular') : best ? text('payments.badge_best') : null;
  return (
    <li className={offer.popular ? `${styles.card} ${styles.popular}` : styles.card}>
      {ribbon ? <span className={offer.popular ? styles.ribbon : styles.hint}>{ribbon}</span> : null}
      <div className={styles.coins}>
        <CoinStack size={offer.id} />
      </div>
      <h2 className={styles.credits}>{text('payments.credits', { credits: offer.credits })}</h2>
      <Price offer={offer} code={code} />
      {offer.price_per_message.amount > 0 ? (
        <p className={styles.each}>
          <IconMessageCircle size={18} aria-hidden />
          {text('payments.per_message', { price: money(offer.price_per_message) })}
        </p>
      ) : null}
      {target ? (
        <div className={styles.action}>
          <ActionLink to={target(offer.id)} look={offer.popular ? 'filled' : 'soft'}>
            {text('payments.choose', { credits: offer.credits })}
          </ActionLink>
        </div>
      ) : null}
    </li>
  );
}

/**
 * The packages side by side: credits, final price and price per message (CRED-1, CON-9, CON-10, CON-11).
 * `discount` is the newcomer discount in the prices; each card with it shows its end (CRED-9). A footnote explains
 * the earlier prices of all cards (CON-11).
 */
export function PackageCards(props: {
  packages: readonly CreditPackage[];
  discount: RunningDiscount | null;
  target: Target;
}) {
  const text = useText();
  const { packages, discount, target } = props;
  const cheapest = Math.min(...packages.map((offer) => offer.price.amount / offer.credits));
  return (
    <>
      <ul className={styles.cards}>
        {packages.map((offer) => (
          <Card
            key={offer.id}
            offer={offer}
            code={discount?.code ?? null}
            best={offer.price.amount / offer.credits === cheapest}
            target={target}
          />
        ))}
      </ul>
      {packages.some((offer) => offer.former_price) ? (
        <p className={styles.footnote}>{text('payments.former_footnote')}</p>
      ) : null}
    </>
  );
}
