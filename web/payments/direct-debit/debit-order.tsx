import { useEffect, useRef, useState } from 'react';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from '../checkout/checkout-page.module.css';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { StartNow } from '../checkout/start-now.tsx';
import { DiscountCodeField } from '../discounts/discount-code-field.tsx';
import { useDiscountCode } from '../discounts/use-discount-code.ts';
import { DebitConfirm } from './debit-confirm.tsx';
import { DebitForm } from './debit-form.tsx';
import { useDebit } from './use-debit.ts';

/** First the account form beside the order, then the mandate and the code. */
export function DebitOrder(props: {
  offer: CreditPackage;
  discount: RunningDiscount | null;
  country: string;
  /** A discount code that was typed at the checkout. */
  typedCode: string | null;
}) {
  const { country, typedCode } = props;
  const [startNow, setStartNow] = useState(false);
  const code = useDiscountCode({
    offer: props.offer,
    discount: props.discount,
    country,
    method: 'directdebit',
  });
  const offer = code.offer ?? props.offer;
  const debit = useDebit({ offer, country, startNow, code: code.inPrice, named: code.named });
  const { asked, refused, step } = debit;
  const brought = useRef(typedCode);
  const { use } = code;
  useEffect(() => {
    if (brought.current !== null) use(brought.current);
    brought.current = null;
  }, [use]);
  return (
    <>
      {!step.isForm && asked ? <DebitConfirm asked={asked} debit={debit} /> : null}
      <div className={styles.columns} hidden={!step.isForm}>
        <Panel className={styles.choices ?? ''}>
          <DebitForm ask={debit.ask} country={country} refused={refused}>
            <StartNow checked={startNow} change={setStartNow} disabled={false} />
          </DebitForm>
        </Panel>
        <Panel className={styles.order ?? ''}>
          <OrderSummary offer={offer} code={code.named} inPrice={code.inPrice} />
          <DiscountCodeField code={code} disabled={false} />
        </Panel>
      </div>
    </>
  );
}
