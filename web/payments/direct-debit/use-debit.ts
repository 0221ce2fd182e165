import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf, CallOf } from '#contract/kit/operation.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { isOutdatedOfferError } from '../orders/is-outdated-offer.ts';
import { currentAttempt } from '../orders/order-attempt.ts';
import { orderChoiceKey } from '../orders/order-choice.ts';
import { isReplaced, useEndOpenOrder } from '../orders/replaced-order.ts';
import { keepReturnPlace } from '../orders/return-place.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import type { DebitDetails } from './debit-details.ts';
import { isCodeError, isDebitClosedError, isFinalError } from './debit-refusals.ts';
import { getDirectDebitQuery } from './get-direct-debit.query.ts';
import { loadPhoneNumberLibrary } from './load-phone-number.ts';
import { useDebitStep } from './use-debit-step.ts';

const saveDirectDebitMutation = () => mutationFor(saveDirectDebit);

type Call = CallOf<typeof saveDirectDebit>;
type Answer = AnswerOf<typeof saveDirectDebit>;

/** The mandate to sign, after its code was sent. */
export type DebitTerms = Extract<Answer, { otp_sent: true }>;

/** The order that a direct debit would pay. */
export interface DebitSale {
  readonly offer: CreditPackage;
  readonly country: string;
  readonly startNow: boolean;
  /** The discount code in the price. */
  readonly code: string | undefined;
  /** The same code, but only if the buyer typed it. */
  readonly named: string | undefined;
  /** The open order that the page shows; the debit replaces it if it must. */
  readonly open: OpenOrder | null;
}

export interface AskedDebit {
  readonly sale: DebitSale;
  readonly call: Call;
  readonly terms: DebitTerms;
  /** The time when another code may be requested, by the clock of this device. */
  readonly againAt: number;
}

const callOf = ({ offer, startNow, code }: DebitSale) => ({
  package: offer.id,
  price: offer.price,
  start_now: startNow,
  ...(code !== undefined && { discount_code: code }),
});

/** Saves a direct debit. Refreshes the offer if the server says that it changed. */
function useSaveDebit() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(saveDirectDebitMutation());
  return async (call: Call): Promise<Answer> => {
    try {
      return await mutateAsync(call);
    } catch (error) {
      if (isOutdatedOfferError(error))
        void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
      const { queryKey } = getDirectDebitQuery(call.package);
      if (isDebitClosedError(error)) void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
}

/** Reads a typed phone number. Throws the error of the field if it is invalid. */
function usePhoneNumber(country: string) {
  const fieldText = useFieldText('payments');
  return async (typed: string): Promise<string> => {
    const phone = (await loadPhoneNumberLibrary()).parsePhone(typed, country);
    if (phone) return phone.e164;
    const code = 'phone_invalid';
    const errors = [{ field: 'phone', code, detail: fieldText({ code, params: {} }) }];
    throw new ApiProblem({ code: 'invalid_input', status: 400, errors });
  };
}

/** The payment that an answer names; null if it names none. */
const paymentOf = (answer: Answer): number | null => ('payment_id' in answer ? answer.payment_id : null);

/**
 * Orders with the code. If the debit replaces an open order, a right code ends that order first: after a wrong
 * code it stays open. Returns the open order if it was paid meanwhile. Returns null if another code was sent.
 */
function useSignDebit() {
  const save = useSaveDebit();
  const end = useEndOpenOrder();
  return async (sale: DebitSale, call: Call): Promise<number | null> => {
    const { open } = sale;
    const order = { ...callOf(sale), payment_method: 'directdebit' as const };
    if (open === null || !isReplaced(order, open)) return paymentOf(await save(call));
    const placed = paymentOf(await save({ ...call, only_check: true }));
    if (placed !== null) return placed;
    const ended = await end(order, open);
    return typeof ended === 'object' ? ended.payment_id : paymentOf(await save(call));
  };
}

/** Shows the placed order, which leads back to the page that the buyer came from. */
function useShowPayment() {
  const navigate = useNavigate();
  return (id: number, replace: boolean) => {
    keepReturnPlace(id);
    return navigate(`/transactions/${id}`, { replace });
  };
}

/**
 * Requests a code and orders with it. However often the button is pressed, there is one order (CRED-5,
 * CRED-6).
 */
export function useDebit(sale: DebitSale) {
  const showPayment = useShowPayment();
  const text = useText();
  const save = useSaveDebit();
  const numberOf = usePhoneNumber(sale.country);
  const sign = useSignDebit();
  const [asked, setAsked] = useState<AskedDebit | null>(null);
  /** Why the form has to be sent again. */
  const [refused, setRefused] = useState<unknown>(null);
  const step = useDebitStep(asked !== null);

  // Replaces the code step in the history, because the code is no longer valid.
  const toPayment = (id: number) => showPayment(id, !step.isForm);

  const askWith = async (ordered: DebitSale, call: Call): Promise<boolean> => {
    const answer = await save(call);
    if ('otp_sent' in answer) {
      setAsked({ sale: ordered, call, terms: answer, againAt: Date.now() + answer.resend_after * 1000 });
      step.toCode();
      return true;
    }
    const placed = paymentOf(answer);
    if (placed !== null) await toPayment(placed);
    return false;
  };

  const ask = async (details: DebitDetails): Promise<void> => {
    setRefused(null);
    const order = callOf(sale);
    const { clientId } = currentAttempt(orderChoiceKey({ ...order, payment_method: 'directdebit' }));
    const phone = await numberOf(details.phone);
    await askWith(sale, { ...order, ...details, phone, client_id: clientId });
  };

  /** Requests another code; the previous code becomes invalid. */
  const again = useMutation({
    mutationFn: (before: AskedDebit) => askWith(before.sale, before.call),
    onSuccess(isSent) {
      if (isSent) toast({ tone: 'success', text: text('payments.direct_debit.sent_again') });
    },
  });

  /** Guards against a second press before the first one has rendered. */
  const isPaying = useRef(false);
  const pay = useMutation({
    async mutationFn({ call, otp, ordered }: { call: Call; otp: string; ordered: DebitSale }) {
      const paid = await sign(ordered, { ...call, otp });
      if (paid !== null) await toPayment(paid);
    },
    onError(error) {
      isPaying.current = false;
      if (isCodeError(error) || !isFinalError(error)) return;
      setRefused(error);
      step.toForm();
    },
  });

  return {
    /** Requests the first code for the typed details. */
    ask,
    asked,
    refused,
    step,
    again: {
      send: () => asked && !again.isPending && again.mutate(asked),
      busy: again.isPending,
      error: again.error,
    },
    pay: {
      send(otp: string) {
        if (!asked || isPaying.current) return;
        isPaying.current = true;
        pay.mutate({ call: asked.call, otp, ordered: asked.sale });
      },
      // Busy until the browser has left the page.
      busy: pay.isPending || pay.isSuccess,
      error: pay.error,
    },
  };
}

export type Debit = ReturnType<typeof useDebit>;
