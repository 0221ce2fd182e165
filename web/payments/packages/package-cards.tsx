import { IconMessageCircle } from '@tabler/icons-react';
import type { CreditPackage } from '#contract/payments/package.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { CoinStack } from './coin-stack.tsx';
import { FormerPrice } from './former-price.tsx';
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

function Price({ offer }: { offer: CreditPackage }) {
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
      {offer.former_price ? <FormerPrice price={offer.former_price} className={styles.former} /> : null}
    </div>
  );
}

function Card({ offer, best, target }: { offer: CreditPackage; best: boolean; target: Target }) {
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
      <Price offer={offer} />
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

/** The packages side by side: credits, final price and price per message (CRED-1, CON-9, CON-10, CON-11). */
export function PackageCards({ packages, target }: { packages: readonly CreditPackage[]; target: Target }) {
  const cheapest = Math.min(...packages.map((offer) => offer.price.amount / offer.credits));
  return (
    <ul className={styles.cards}>
      {packages.map((offer) => (
        <Card
          key={offer.id}
          offer={offer}
          best={offer.price.amount / offer.credits === cheapest}
          target={target}
        />
      ))}
    </ul>
  );
}
