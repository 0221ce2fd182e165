import { Alert, Button, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { capDays, highestCap, type SpendingCap } from '#contract/payments/get-spending-cap.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useSetSpendingCap } from './set-spending-cap.mutation.ts';
import styles from './spending-cap.module.css';

/** Minor units in a whole unit of the currency: caps are set in whole units, not in cents. */
const minor = 100;

/** Sets an amount or removes the cap. Says immediately whether the change applies now or later. */
export function SpendingCapForm({ of: { cap, currency, next } }: { of: SpendingCap }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useSetSpendingCap();
  const [typed, setTyped] = useState<number | string | null>(null);
  /** Shows the current cap until the member types. */
  const amount = typed ?? (cap === null ? '' : cap / minor);
  const [missing, setMissing] = useState(false);
  const sign = formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 }).replace(
    /[\d\s]/g,
    '',
  );
  const set = (wanted: number | null) =>
    mutate(
      { cap: wanted === null ? null : { amount: wanted, currency } },
      {
        onSuccess: ({ cap: held }) => {
          setTyped(null);
          toast({
            tone: held === wanted ? 'success' : 'info',
            text: text(held === wanted ? 'payments.cap.set' : 'payments.cap.later'),
          });
        },
      },
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typeof amount !== 'number');
    if (typeof amount === 'number') set(amount * minor);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <NumberInput
        className={styles.amount ?? ''}
        label={text('payments.cap.amount', { days: capDays })}
        value={amount}
        onChange={(value) => {
          setTyped(value);
          setMissing(false);
        }}
        prefix={`${sign} `}
        placeholder={`${sign} 0`}
        min={0}
        max={highestCap / minor}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        thousandSeparator=" "
        hideControls
        inputMode="numeric"
        error={missing ? text('payments.cap.missing') : undefined}
      />
      <Button type="submit" loading={isPending}>
        {text('payments.cap.save')}
      </Button>
      {cap !== null && !(next && next.cap === null) ? (
        <Button variant="default" disabled={isPending} onClick={() => set(null)}>
          {text('payments.cap.end')}
        </Button>
      ) : null}
      {error ? (
        <Alert className={styles.failure ?? ''} color="red" variant="light" role="alert">
          {failureText(error)}
        </Alert>
      ) : null}
    </form>
  );
}
