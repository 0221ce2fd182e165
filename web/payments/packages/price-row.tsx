import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Currency } from '#contract/kit/money.ts';
import type { ListedPrice } from '#contract/payments/console/list-prices.ts';
import { withdrawPrice } from '#contract/payments/console/withdraw-price.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const withdrawPriceMutation = () => mutationFor(withdrawPrice);

function Withdraw({ price, currency, name }: { price: ListedPrice; currency: Currency; name: string }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    ...withdrawPriceMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('payments.prices.was_withdrawn') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  const title = text('payments.prices.withdraw_that', { name });
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setAsking(true)}>
        {text('payments.prices.withdraw')}
      </Button>
      {asking ? (
        <Dialog title={title} noCross onClose={close}>
          <p>{text('payments.prices.withdraw_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button
              loading={isPending}
              onClick={() => mutate({ package: price.package, currency, from: price.from })}
            >
              {text('payments.prices.withdraw')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

const tones = { past: 'quiet', now: 'success', announced: 'primary', withdrawn: 'warning' } as const;

/** One price of the history: its amount, its moment, who announced it, and a way back before it applies. */
export function PriceRow(props: { price: ListedPrice; currency: Currency; credits: number }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const { price, currency, credits } = props;
  const asked = money({ amount: price.amount, currency });
  const name = text('payments.prices.that', { credits, money: asked });
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name} <Pill tone={tones[price.state]}>{text(`payments.prices.state_${price.state}`)}</Pill>
        </p>
        <p className={styles.facts}>
          <span>{text('payments.prices.from_date', { date: moment(price.from) })}</span>
          {price.by === null ? null : (
            <span>{text('payments.prices.by', { who: price.by, date: moment(price.announced_at) })}</span>
          )}
        </p>
      </div>
      {price.state === 'announced' ? <Withdraw price={price} currency={currency} name={name} /> : null}
    </li>
  );
}
