import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createPayment } from '#contract/payments/create-payment.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { isOutdatedOfferError } from './is-outdated-offer.ts';
import { currentAttempt, type OrderAttempt, startNewAttempt } from './order-attempt.ts';
import { type Order, orderChoiceKey } from './order-choice.ts';
import { keepReturnPlace } from './return-place.ts';

/** Idempotent by its client id, so a failed connection may be retried. */
const createPaymentMutation = () => mutationFor(createPayment, { idempotent: true });

/** Errors that name the member's own open order that blocks this one. */
const held: readonly string[] = ['discount_code_reserved', 'repeat_open'];

/** The open order that holds the discount code or the mandate. The member can pay or cancel it. */
const heldBy = (error: unknown): number | null =>
  error instanceof ApiProblem && held.includes(error.code) ? Number(error.params.payment) : null;

/**
 * Places an order and sends the browser to the checkout. `busy` lasts until the browser has left, and ends if
 * the user returns to this page with the back button.
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

  const place = (wanted: Order, { clientId }: OrderAttempt) =>
    mutateAsync({ ...wanted, client_id: clientId });

  const run = async (wanted: Order) => {
    const choice = orderChoiceKey(wanted);
    const first = await place(wanted, currentAttempt(choice));
    // The user is back from a checkout that was cancelled or failed. Paying again creates a new order.
    const ended = first.state === 'failed' || first.state === 'cancelled';
    const payment = ended ? await place(wanted, startNewAttempt(choice)) : first;
    keepReturnPlace(payment.payment_id);
    if (payment.checkout_url === null) await navigate(`/transactions/${payment.payment_id}`);
    else window.location.assign(payment.checkout_url);
  };

  const order = (wanted: Order) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    run(wanted).catch((failed: unknown) => {
      setBusy(false);
      setError(failed);
      if (isOutdatedOfferError(failed)) {
        void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
        void queries.invalidateQueries({ queryKey: getRepeatOrderQuery().queryKey });
      }
    });
  };

  return { order, busy, error, held: heldBy(error), forget: () => setError(null) };
}
