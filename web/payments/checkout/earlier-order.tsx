import { useQuery } from '@tanstack/react-query';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import { PriceChange } from '../orders/price-change.tsx';
import styles from './earlier-order.module.css';

/**
 * Says that the price changed since the order that this checkout repeats, or that its method is not offered
 * now. Shows nothing if nothing differs (CRED-1).
 */
export function EarlierOrder(props: {
  payment: number;
  offer: CreditPackage;
  methods: readonly PaymentMethod[];
}) {
  const text = useText();
  const { data: earlier } = useQuery({ ...getPaymentQuery(props.payment), retry: false });
  if (!earlier || earlier.package !== props.offer.id) return null;
  const { payment_method: method } = earlier;
  const isGone = !props.methods.includes(method);
  return (
    <div className={styles.earlier} role="status">
      <PriceChange earlier={earlier} offer={props.offer} />
      {isGone ? (
        <p>{text('payments.again.method_gone', { method: text(`payments.method.${method}`) })}</p>
      ) : null}
    </div>
  );
}
