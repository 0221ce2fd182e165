import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { createPayment } from '#contract/payments/create-payment.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { isLeaving, leaveApp } from '#web/platform/leave-app.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { isOutdatedOfferError } from './is-outdated-offer.ts';
import { currentAttempt, isAttempted, type OrderAttempt, startNewAttempt } from './order-attempt.ts';
import { type Order, orderChoiceKey } from './order-choice.ts';
import { isReplaced, useEndOpenOrder } from './replaced-order.ts';
import { keepReturnPlace } from './return-place.ts';

/** Idempotent by its client id, so a failed connection may be retried. */
const createPaymentMutation = () => mutationFor(createPayment, { idempotent: true });

/** The packages with the methods of any package. */
const anyPackages = getPackagesQuery().queryKey.slice(0, 1);

/** Errors that name the member's own open order that blocks this one. */
const held: readonly string[] = ['discount_code_reserved', 'repeat_open'];

/** The open order that holds the discount code or the mandate. The member can pay or cancel it. */
const heldBy = (error: unknown): number | null =>
  error instanceof ApiProblem && held.includes(error.code) ? Number(error.params.payment) : null;

/**
 * Reloads the prices when the browser shows the page as it was left. The order that was placed is then open.
 */
function useReloadOnReturn(onReturn: () => void): void {
  const queries = useQueryClient();
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      returned();
      void queries.invalidateQueries({ queryKey: anyPackages });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queries]);
}

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

  const endOpen = useEndOpenOrder();

  useReloadOnReturn(() => setBusy(false));

  const place = (wanted: Order, { clientId }: OrderAttempt) =>
    mutateAsync({ ...wanted, client_id: clientId });

  const placeOrResume = async (wanted: Order) => {
    const choice = orderChoiceKey(wanted);
    const first = await place(wanted, currentAttempt(choice));
    // The user is back from a checkout that was cancelled or failed. Paying again creates a new order.
    const ended = first.state === 'failed' || first.state === 'cancelled';
    return ended ? await place(wanted, startNewAttempt(choice)) : first;
  };

  /**
   * Ends the open order, and places the new one. Returns the open order if it was paid meanwhile. Returns
   * null if it keeps the discount: the price is then another one.
   */
  const replace = async (wanted: Order, open: OpenOrder): Promise<Payment | null> => {
    const ended = await endOpen(wanted, open);
    if (ended !== 'held') return ended === 'free' ? placeOrResume(wanted) : ended;
    await queries.invalidateQueries({ queryKey: anyPackages });
    return null;
  };

  const placeOrReplace = async (wanted: Order, open: OpenOrder | null) => {
    if (open === null) return placeOrResume(wanted);
    // The same order as before is resumed.
    if (isReplaced(wanted, open) && !isAttempted(orderChoiceKey(wanted))) return replace(wanted, open);
    return placeOrResume(wanted).catch((failed: unknown) => {
      if (heldBy(failed) !== open.payment_id) throw failed;
      return replace(wanted, { ...open, has_discount: true });
    });
  };

  const run = async (wanted: Order, open: OpenOrder | null) => {
    const payment = await placeOrReplace(wanted, open);
    if (payment === null) {
      setBusy(false);
      return;
    }
    keepReturnPlace(payment.payment_id);
    if (payment.checkout_url === null) await navigate(`/transactions/${payment.payment_id}`);
    else leaveApp(payment.checkout_url);
  };

  /** `open`: the open order that the page shows above the button; the new order replaces it if it must. */
  const order = (wanted: Order, open: OpenOrder | null = null) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    run(wanted, open).catch((failed: unknown) => {
      if (isLeaving(failed)) return;
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
