import { useEffect, useRef, useState } from 'react';
import type { Money } from '#contract/kit/money.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { CapNotice, useMissingRoom } from '../checkout/cap-notice.tsx';
import styles from '../checkout/checkout-page.module.css';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { StartNow } from '../checkout/start-now.tsx';
import { DiscountCodeField } from '../discounts/discount-code-field.tsx';
import { useDiscountCode } from '../discounts/use-discount-code.ts';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
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
  open: OpenOrder | null;
  /** The price of the smallest package on sale; absent: this one is the smallest. */
  smallest?: Money;
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
  const { open } = props;
  const debit = useDebit({ offer, country, startNow, code: code.inPrice, named: code.named, open });
  const missing = useMissingRoom(offer.price, open);
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
      {open ? <OpenOrderNotice order={open} className={styles.open} /> : null}
      <div className={styles.columns} hidden={!step.isForm}>
        <Panel className={styles.choices ?? ''}>
          <DebitForm ask={debit.ask} country={country} refused={refused}>
            <StartNow checked={startNow} change={setStartNow} disabled={false} />
          </DebitForm>
        </Panel>
        <Panel className={styles.order ?? ''}>
          <OrderSummary offer={offer} code={code.named} inPrice={code.inPrice} />
          {missing ? <CapNotice room={missing} smallest={props.smallest ?? offer.price} /> : null}
          <DiscountCodeField code={code} disabled={false} />
        </Panel>
      </div>
    </>
  );
}
