import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './cancel-order.module.css';
import { getPaymentQuery } from './get-payment.query.ts';
import { transactionPages } from './list-transactions.query.ts';

/** Idempotent: cancelling a cancelled payment returns the same response. */
export const cancelPaymentMutation = () => mutationFor(cancelPayment, { idempotent: true });

/**
 * Cancels a pending order after a confirmation that asks whether it is already paid (PAY-33). `onEnded` gets
 * the final payment. The payment may have been completed in the meantime; then the component says so.
 */
export function CancelOrder(props: { payment: number; onEnded?: (ended: Payment) => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...cancelPaymentMutation(),
    onSuccess: (ended) => {
      queries.setQueryData(getPaymentQuery(props.payment).queryKey, ended);
      void queries.invalidateQueries({ queryKey: transactionPages().queryKey });
      setAsking(false);
      if (ended.state === 'completed')
        toast({ tone: 'success', text: text('payments.cancel.paid_meanwhile') });
      props.onEnded?.(ended);
    },
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {text('payments.cancel.order')}
      </Button>
      {asking ? (
        <Dialog title={text('payments.cancel.title')} onClose={close}>
          <div className={styles.body}>
            <p>{text('payments.cancel.body')}</p>
            <p>{text('payments.cancel.paid')}</p>
            {error ? (
              <p className={styles.error} role="alert">
                {failure(error)}
              </p>
            ) : null}
            <div className={styles.ways}>
              <Button loading={isPending} onClick={() => mutate({ id: props.payment })}>
                {text('payments.cancel.order')}
              </Button>
              <Button variant="default" onClick={close}>
                {text('payments.cancel.keep')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
