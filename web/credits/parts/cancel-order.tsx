import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { cancelPaymentMutation } from '../data/cancel-payment.ts';
import { getPaymentQuery } from '../data/get-payment.ts';
import { transactionPages } from '../data/list-transactions.ts';
import styles from './cancel-order.module.css';

/**
 * Gives up a pending order, after asking whether it is not paid already (PAY-33). `onEnded` hears what became of it: it may
 * have been paid meanwhile, and then says so.
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
        toast({ tone: 'success', text: text('credits.cancel.paid_meanwhile') });
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
        {text('credits.cancel.order')}
      </Button>
      {asking ? (
        <Dialog title={text('credits.cancel.title')} onClose={close}>
          <div className={styles.body}>
            <p>{text('credits.cancel.body')}</p>
            <p>{text('credits.cancel.paid')}</p>
            {error ? (
              <p className={styles.error} role="alert">
                {failure(error)}
              </p>
            ) : null}
            <div className={styles.ways}>
              <Button loading={isPending} onClick={() => mutate({ id: props.payment })}>
                {text('credits.cancel.order')}
              </Button>
              <Button variant="default" onClick={close}>
                {text('credits.cancel.keep')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
