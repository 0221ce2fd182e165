import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getRepeatOrderQuery } from './get-repeat-order.query.ts';
import styles from './repeat-card.module.css';
import { useMandateName } from './use-mandate-name.ts';

/** Card that repeats the last order, shown only if it can be repeated (CRED-1, CRED-7). */
export function RepeatCard() {
  const text = useText();
  const money = useFormatMoney();
  const mandateName = useMandateName();
  const title = useId();
  const order = useQuery(getRepeatOrderQuery()).data?.order;
  if (!order) return null;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <span className={styles.mark}>
        <IconRepeat size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <h2 id={title} className={styles.title}>
          {text('payments.repeat.card_title')}
        </h2>
        <p className={styles.what}>
          {text('payments.repeat.card_body', {
            credits: order.credits,
            price: money(order.price),
            method: mandateName(order.mandate),
          })}
        </p>
      </div>
      <ButtonLink to="/credits/repeat-order">{text('payments.repeat.card_open')}</ButtonLink>
    </section>
  );
}
