import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { createPaymentMutation } from '../data/create-payment.ts';
import { getPackagesQuery } from '../data/get-packages.ts';
import { type Attempt, attemptAt, newAttempt } from './attempt.ts';
import { choiceOf, type Order } from './choice-of.ts';

/** Refusals that mean that what this page shows is no longer what is on sale. */
const outdated: readonly string[] = [
  'price_changed',
  'payment_method_not_offered',
  'discount_code_used',
  'discount_code_expired',
];

/**
 * Orders and takes the browser to the checkout. `busy` stays until the browser has left, and is over when somebody
 * comes back to this page with the back button.
 */
export function useOrder() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createPaymentMutation());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const place = (wanted: Order, { clientId }: Attempt) => mutateAsync({ ...wanted, client_id: clientId });

  const run = async (wanted: Order) => {
    const choice = choiceOf(wanted);
    const first = await place(wanted, attemptAt(choice));
    // Back from a checkout that was cancelled or failed: paying again is a new order.
    const ended = first.state === 'failed' || first.state === 'cancelled';
    const payment = ended ? await place(wanted, newAttempt(choice)) : first;
    if (payment.checkout_url === null) await navigate(`/transactions/${payment.payment_id}`);
    else window.location.assign(payment.checkout_url);
  };

  const order = (wanted: Order) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    run(wanted).catch((failed: unknown) => {
      setBusy(false);
      // The code is with an order of one's own that is still to be paid: that one can be, or given up.
      if (failed instanceof ApiProblem && failed.code === 'discount_code_reserved') {
        toast({ tone: 'info', text: failed.detail });
        void navigate(`/transactions/${failed.params.payment}`);
        return;
      }
      setError(failed);
      if (failed instanceof ApiProblem && outdated.includes(failed.code)) {
        void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
      }
    });
  };

  return { order, busy, error };
}
