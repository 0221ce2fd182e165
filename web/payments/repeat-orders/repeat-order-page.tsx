import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Money } from '#contract/kit/money.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { NoRepeat, RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { CapNotice, useMissingRoom } from '../checkout/cap-notice.tsx';
import styles from '../checkout/checkout-page.module.css';
import { OrderRefusal } from '../checkout/order-refusal.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { PayButton } from '../checkout/pay-button.tsx';
import { StartNow } from '../checkout/start-now.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { HeldOrder } from '../orders/held-order.tsx';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
import { useOrder } from '../orders/use-order.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { spendingCapQuery } from '../spending-cap/get-spending-cap.query.ts';
import { RepeatMethod } from './repeat-method.tsx';

/** The repeated order in the shape of its package, at today's price (MEET-8). */
const repeatedPackage = (
  order: RepeatOrder,
  onSale: CreditPackage,
  messageCredits: number,
): CreditPackage => ({
  ...onSale,
  credits: order.credits,
  price: order.price,
  full_price: order.full_price,
  former_price: order.former_price,
  price_per_message: {
    amount: Math.ceil((order.price.amount * messageCredits) / order.credits),
    currency: order.price.currency,
  },
});

/** Why no order can be repeated, and a link to the packages. */
function RepeatUnavailable({ reason }: { reason: NoRepeat | null }) {
  const text = useText();
  const why = reason ?? 'nothing_to_repeat';
  return (
    <EmptyState
      picture="coins"
      title={text(`payments.repeat.${why}_title`)}
      body={text(`payments.repeat.${why}_body`)}
    >
      <ButtonLink to="/credits">{text('payments.repeat.choose')}</ButtonLink>
    </EmptyState>
  );
}

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(getRepeatOrderQuery()),
    queryClient.ensureQueryData(getPackagesQuery()),
    // The service judges an order if the cap is not known here.
    queryClient.prefetchQuery(spendingCapQuery()),
  ]);
});

interface RepeatProps {
  readonly last: RepeatOrder;
  readonly onSale: CreditPackage;
  readonly country: string;
  /** The charge of a kept method that has not ended. No other charge can start until then. */
  readonly running: number | null;
  readonly open: OpenOrder | null;
  /** The price of the smallest package on sale. */
  readonly smallest: Money;
}

function Repeat({ last, running, open, ...props }: RepeatProps) {
  const text = useText();
  const failure = useFailureText();
  const { message_credits } = useSettings();
  const [startNow, setStartNow] = useState(false);
  const { order, busy, error, held, forget } = useOrder();
  const queries = useQueryClient();
  const missing = useMissingRoom(last.price, open);
  const { discount_code: code } = last;
  const refetch = () => {
    forget();
    void queries.invalidateQueries({ queryKey: getRepeatOrderQuery().queryKey });
  };
  return (
    <div className={styles.columns}>
      <Panel className={styles.choices ?? ''}>
        <RepeatMethod order={last} />
        <StartNow checked={startNow} change={setStartNow} disabled={busy} />
      </Panel>
      <Panel className={styles.order ?? ''}>
        <OrderSummary offer={repeatedPackage(last, props.onSale, message_credits)} />
        {running !== null && !error ? (
          <HeldOrder payment={running} message={text('payments.repeat.open')} onFree={refetch} />
        ) : null}
        {missing && running === null && !error ? (
          <CapNotice room={missing} smallest={props.smallest} />
        ) : null}
        {error && held !== null ? (
          <HeldOrder payment={held} message={failure(error)} onFree={refetch} />
        ) : null}
        {error && held === null ? <OrderRefusal error={error} /> : null}
        <PayButton
          country={props.country}
          busy={busy}
          disabled={running !== null || missing !== null}
          says={text('payments.repeat.busy')}
          pay={() =>
            order(
              {
                package: last.package,
                payment_method: last.method,
                price: last.price,
                start_now: startNow,
                mandate: last.mandate.id,
                ...(code !== null && { discount_code: code }),
              },
              open,
            )
          }
        />
      </Panel>
    </div>
  );
}

/**
 * Repeats the last order without typing: its package at today's price, from the same account or card. The
 * price, the consent and the worded button are those of any order (CRED-7, MEET-8).
 */
export default function RepeatOrderPage() {
  const text = useText();
  const { order, reason, open: running } = useSuspenseQuery(getRepeatOrderQuery()).data;
  const { country, packages, open_order: open } = useSuspenseQuery(getPackagesQuery()).data;
  const onSale = packages.find(({ id }) => id === order?.package);
  return (
    <Page>
      <PageTitle title={text('payments.repeat.title')} />
      <PageHead
        title={text('payments.repeat.title')}
        lead={order ? text('payments.repeat.lead') : null}
        aside={order ? <Link to="/credits">{text('payments.order_change')}</Link> : null}
      />
      {order && onSale ? (
        <>
          {open ? <OpenOrderNotice order={open} className={styles.open} /> : null}
          <Repeat
            last={order}
            onSale={onSale}
            country={country}
            running={running}
            open={open}
            smallest={packages[0]?.price ?? onSale.price}
          />
        </>
      ) : (
        <RepeatUnavailable reason={reason} />
      )}
    </Page>
  );
}
