import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import { type CreditPackage, packageIds } from '#contract/payments/package.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DiscountCodeField } from '../discounts/discount-code-field.tsx';
import { useDiscountCode } from '../discounts/use-discount-code.ts';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import { HeldOrder } from '../orders/held-order.tsx';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
import { repeatedPayment } from '../orders/same-again.ts';
import { useOrder } from '../orders/use-order.ts';
import { getPackageQuery } from '../packages/get-packages.query.ts';
import { PriceCountry } from '../packages/price-country.tsx';
import { usePackages } from '../packages/use-packages.ts';
import { spendingCapQuery } from '../spending-cap/get-spending-cap.query.ts';
import { CapNotice, type MissingRoom, useMissingRoom } from './cap-notice.tsx';
import styles from './checkout-page.module.css';
import { DebitLink } from './debit-link.tsx';
import { EarlierOrder } from './earlier-order.tsx';
import { KeepMethod } from './keep-method.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { StartNow } from './start-now.tsx';

const methodOf = (name: string | undefined): PaymentMethod | undefined =>
  paymentMethods.find((method) => method === name);

/** The picked method if it is still offered, else the first one. */
const methodIn = (methods: readonly PaymentMethod[], picked: PaymentMethod | undefined) =>
  picked && methods.includes(picked) ? picked : methods[0];

export const loader = memberLoader(async ({ queryClient, params, url }) => {
  const id = packageIds.find((known) => known === params.id);
  const rightMethod = params.paymentmethod === undefined || methodOf(params.paymentmethod) !== undefined;
  if (!id || !rightMethod) throw new ApiProblem({ code: 'not_found', status: 404 });
  await queryClient.ensureQueryData(getPackageQuery(id));
  const again = repeatedPayment(url.searchParams);
  // The notice about the earlier order is missing if its fetch fails. The order itself works.
  if (again !== null) await queryClient.prefetchQuery(getPaymentQuery(again));
  await queryClient.prefetchQuery(spendingCapQuery());
  return { id, again };
});

/** Why the order failed, or cannot be placed (`missing`). A held order can be freed. Scrolls to a new failure. */
function OrderError({
  error,
  held,
  missing,
  packages,
  onFree,
}: Pick<ReturnType<typeof useOrder>, 'error' | 'held'> & {
  missing: MissingRoom | null;
  packages: readonly CreditPackage[];
  onFree: () => void;
}) {
  const failure = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  if (!error)
    return missing ? <CapNotice room={missing} smallest={packages[0]?.price ?? missing.cap} /> : null;
  return (
    <div ref={place}>
      {held === null ? (
        <OrderRefusal error={error} />
      ) : (
        <HeldOrder payment={held} message={failure(error)} onFree={onFree} />
      )}
    </div>
  );
}

/** The head names the order and its price, because a phone shows the summary below the payment methods. */
function CheckoutHead({ offer }: { offer: CreditPackage }) {
  const text = useText();
  const money = useFormatMoney();
  return (
    <>
      <PageTitle title={text('payments.order_title')} />
      <PageHead
        title={text('payments.order_title')}
        lead={`${text('payments.credits', { credits: offer.credits })} · ${money(offer.price)}`}
        aside={<Link to="/credits">{text('payments.order_change')}</Link>}
      />
    </>
  );
}

/**
 * One package, the payment methods, and the complete order directly above the button (CON-7, CON-8). The
 * button sends the browser to the provider's checkout.
 */
export default function CheckoutPage() {
  const text = useText();
  const { id, again } = useLoaderData<typeof loader>();
  const {
    country,
    packages,
    discount,
    open_order: openOrder,
    payment_methods: methods,
    keepable,
    keep_cap: cap,
  } = usePackages(id);
  const asked = methodOf(useParams().paymentmethod);
  const [picked, choose] = useState(asked);
  const chosen = methodIn(methods, picked);
  const [startNow, setStartNow] = useState(false);
  const [keep, setKeep] = useState(false);
  // Direct debit has its own form, and a mandate in place of the checkbox.
  const isDebit = chosen === 'directdebit';
  const canKeep = chosen !== undefined && !isDebit && keepable.includes(chosen);
  const onSale = packages.find((one) => one.id === id);
  const code = useDiscountCode({ offer: onSale, discount, country, method: chosen });
  const { offer } = code;
  const missing = useMissingRoom(offer?.price, openOrder);
  const { order, busy, error, held, forget } = useOrder();
  if (!offer) return null;
  return (
    <Page>
      <CheckoutHead offer={offer} />
      {openOrder && !error ? <OpenOrderNotice order={openOrder} className={styles.open} /> : null}
      <div className={`${styles.columns} ${styles.withFoot}`}>
        <Panel className={styles.choices ?? ''}>
          <PriceCountry country={country} disabled={busy} />
          {methods.length > 0 ? (
            <MethodChoice methods={methods} chosen={chosen} choose={choose} disabled={busy} />
          ) : (
            <p role="status">{text('payments.no_methods')}</p>
          )}
          <DiscountCodeField code={code} disabled={busy} />
          {isDebit ? null : <StartNow checked={startNow} change={setStartNow} disabled={busy} />}
          {canKeep ? (
            <KeepMethod checked={keep} change={setKeep} disabled={busy} method={chosen} cap={cap} />
          ) : null}
        </Panel>
        <Panel className={styles.order ?? ''}>
          <div className={styles.facts}>
            {again === null ? null : <EarlierOrder payment={again} offer={offer} methods={methods} />}
            <OrderSummary offer={offer} code={code.named} inPrice={code.inPrice} />
            <OrderError {...{ error, held, missing, packages }} onFree={forget} />
          </div>
          <OrderFoot offer={offer} stuck={!error && missing === null} hasStartNow={!isDebit}>
            {isDebit ? (
              <DebitLink id={offer.id} code={code.named} />
            ) : (
              <PayButton
                country={country}
                busy={busy}
                disabled={chosen === undefined || missing !== null}
                pay={() =>
                  chosen &&
                  order(
                    {
                      package: offer.id,
                      payment_method: chosen,
                      price: offer.price,
                      start_now: startNow,
                      ...(canKeep && keep && { keep_method: true }),
                      ...(code.inPrice && { discount_code: code.inPrice }),
                    },
                    openOrder,
                  )
                }
              />
            )}
          </OrderFoot>
        </Panel>
      </div>
    </Page>
  );
}
