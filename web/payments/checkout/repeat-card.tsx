import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { useMandateName } from '../mandates/use-mandate-name.ts';
import { PriceChange } from '../orders/price-change.tsx';
import { sameAgainPath } from '../orders/same-again.ts';
import styles from './repeat-card.module.css';

function Card(props: { title: string; what: string; to: string; open: string; children?: ReactNode }) {
  const title = useId();
  return (
    <section className={styles.card} aria-labelledby={title}>
      <span className={styles.mark}>
        <IconRepeat size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <h2 id={title} className={styles.title}>
          {props.title}
        </h2>
        <p className={styles.what}>{props.what}</p>
        {props.children}
      </div>
      <ButtonLink to={props.to}>{props.open}</ButtonLink>
    </section>
  );
}

/** Repeats the last order with a kept card or mandate, without a checkout (CRED-7). */
function KeptCard({ order }: { order: RepeatOrder }) {
  const text = useText();
  const money = useFormatMoney();
  const mandateName = useMandateName();
  const { credits, price, mandate } = order;
  return (
    <Card
      title={text('payments.repeat.card_title')}
      what={text('payments.repeat.card_body', {
        credits,
        price: money(price),
        method: mandateName(mandate),
      })}
      to="/credits/repeat-order"
      open={text('payments.repeat.card_open')}
    />
  );
}

/** Repeats the last order at a checkout, with its package and method at today's price. */
function CheckoutCard({ last, offer }: { last: Payment; offer: CreditPackage }) {
  const text = useText();
  const money = useFormatMoney();
  return (
    <Card
      title={text('payments.again.title')}
      what={text('payments.repeat.card_body', {
        credits: offer.credits,
        price: money(offer.price),
        method: text(`payments.method.${last.payment_method}`),
      })}
      to={sameAgainPath(last, null)}
      open={text('payments.again.open')}
    >
      <PriceChange earlier={last} offer={offer} />
    </Card>
  );
}

/**
 * Repeats the last order, whatever its method was (CRED-1, CRED-7). A kept card or mandate is offered too if
 * the last order was another one. `packages` holds today's prices.
 */
export function RepeatCard({ packages }: { packages: readonly CreditPackage[] }) {
  const { order = null, last = null } = useQuery(getRepeatOrderQuery()).data ?? {};
  const offer = packages.find(({ id }) => id === last?.package);
  const isOther = last !== null && sameAgainPath(last, order) === sameAgainPath(last, null);
  return (
    <>
      {order ? <KeptCard order={order} /> : null}
      {last && offer && isOther ? <CheckoutCard last={last} offer={offer} /> : null}
    </>
  );
}
