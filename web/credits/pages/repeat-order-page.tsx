import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RepeatOrder } from '#contract/credits/get-repeat-order.ts';
import type { CreditPackage } from '#contract/credits/package.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/failure-text.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { getPackagesQuery } from '../data/get-packages.ts';
import { getRepeatOrderQuery } from '../data/get-repeat-order.ts';
import { HeldOrder } from '../parts/held-order.tsx';
import { OrderRefusal } from '../parts/order-refusal.tsx';
import { OrderSummary } from '../parts/order-summary.tsx';
import { PayButton } from '../parts/pay-button.tsx';
import { RepeatMethod } from '../parts/repeat-method.tsx';
import { RepeatNothing } from '../parts/repeat-nothing.tsx';
import { StartNow } from '../parts/start-now.tsx';
import { repeatedPackage } from '../state/repeated-package.ts';
import { useOrder } from '../state/use-order.ts';
import styles from './checkout-page.module.css';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(getRepeatOrderQuery()),
    queryClient.ensureQueryData(getPackagesQuery()),
  ]);
});

function Repeat(props: { last: RepeatOrder; onSale: CreditPackage; country: string }) {
  const { last } = props;
  const text = useText();
  const failure = useFailureText();
  const { message_credits } = useSettings();
  const [startNow, setStartNow] = useState(false);
  const { order, busy, error, held, forget } = useOrder();
  const { discount_code: code } = last;
  return (
    <div className={styles.columns}>
      <Panel className={styles.choices ?? ''}>
        <RepeatMethod order={last} />
        <StartNow checked={startNow} change={setStartNow} disabled={busy} />
      </Panel>
      <Panel className={styles.order ?? ''}>
        <OrderSummary offer={repeatedPackage(last, props.onSale, message_credits)} />
        {error && held !== null ? (
          <HeldOrder payment={held} message={failure(error)} onFree={forget} />
        ) : null}
        {error && held === null ? <OrderRefusal error={error} /> : null}
        <PayButton
          country={props.country}
          busy={busy}
          disabled={false}
          says={text('credits.repeat.busy')}
          pay={() =>
            order({
              package: last.package,
              payment_method: last.method,
              price: last.price,
              start_now: startNow,
              mandate: last.mandate.id,
              ...(code !== null && { discount_code: code }),
            })
          }
        />
      </Panel>
    </div>
  );
}

/**
 * The last order once more, with nothing to type: its package at what it costs today, from the same account or card. The
 * price, the consent and the worded button are those of any order (CRED-7, MEET-8).
 */
export default function RepeatOrderPage() {
  const text = useText();
  const { order, reason } = useSuspenseQuery(getRepeatOrderQuery()).data;
  const { country, packages } = useSuspenseQuery(getPackagesQuery()).data;
  const onSale = packages.find(({ id }) => id === order?.package);
  return (
    <Page>
      <PageTitle title={text('credits.repeat.title')} />
      <PageHead
        title={text('credits.repeat.title')}
        lead={order ? text('credits.repeat.lead') : null}
        aside={order ? <Link to="/credits">{text('credits.order_change')}</Link> : null}
      />
      {order && onSale ? (
        <Repeat last={order} onSale={onSale} country={country} />
      ) : (
        <RepeatNothing reason={reason} />
      )}
    </Page>
  );
}
