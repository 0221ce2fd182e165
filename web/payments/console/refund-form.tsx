import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import type { ConsolePaymentFacts } from '#contract/payments/console/get-console-payment.ts';
import { refundPayment } from '#contract/payments/console/refund-payment.ts';
import { isOutOfProportion, worthOfCredits } from '#contract/payments/console/refund-proportion.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { parseAmount, parseNumber } from '../discounts/discount-code-draft.ts';

const refundPaymentMutation = () => mutationFor(refundPayment);

const reported = { reportInput: true };
const fields = ['amount', 'credits', 'reason', 'confirm_disproportion'] as const;
const most = 500;
/** Number format as an operator would type it. */
const decimals = { minimumFractionDigits: 2, useGrouping: false };

const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** The money and credits in the form so far; 0 for anything that is not a number. */
function typedIn(form: HTMLFormElement): { readonly amount: number; readonly credits: number } {
  const data = new FormData(form);
  const amount = parseAmount(String(data.get('amount') ?? ''));
  const credits = parseNumber(String(data.get('credits') ?? ''));
  return { amount: isNumber(amount) ? amount : 0, credits: isNumber(credits) ? credits : 0 };
}

/** The refund of a payment, with the errors of its form by field. */
function useRefund(payment: ConsolePaymentFacts['payment_id']) {
  const text = useText();
  const fieldText = useFieldText('payments');
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const first = fields.find((name) => found.has(name));
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const { mutate, isPending, error } = useMutation({
    ...refundPaymentMutation(),
    async onSuccess({ outcome }) {
      toast({ tone: 'success', text: text(`payments.refund.${outcome}`) });
      await queries.invalidateQueries();
    },
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    const checked = refundPayment.input.safeParse(
      {
        payment,
        amount: parseAmount(typed('amount')) ?? undefined,
        credits: parseNumber(typed('credits')) ?? undefined,
        reason: typed('reason'),
        confirm_disproportion: data.get('confirm_disproportion') !== null,
      },
      reported,
    );
    if (!checked.success)
      return show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
    const isMeant =
      data.get('confirm_disproportion') !== null ||
      !form.current?.elements.namedItem('confirm_disproportion');
    if (!isMeant)
      return show(new Map([['confirm_disproportion', text('payments.refund.disproportion_check')]]));
    setFaults(new Map());
    mutate(checked.data);
  };
  return { form, faults, send, isPending, error };
}

/** Warns if credits and money are out of proportion, and asks for a confirmation. */
function Disproportion(props: {
  payment: ConsolePaymentFacts;
  typed: { readonly amount: number; readonly credits: number };
  fault: string | undefined;
}) {
  const text = useText();
  const money = useFormatMoney();
  const { payment, typed, fault } = props;
  const bought = { price: payment.price.amount, credits: payment.credits };
  if (!isOutOfProportion(bought, typed)) return null;
  return (
    <Alert color="yellow" variant="light" role="status">
      <p>
        {text('payments.refund.disproportion', {
          worth: money({ ...payment.price, amount: worthOfCredits(bought, typed.credits) }),
          money: money({ ...payment.price, amount: typed.amount }),
        })}
      </p>
      <CheckField
        name="confirm_disproportion"
        label={text('payments.refund.disproportion_meant')}
        error={fault}
      />
    </Alert>
  );
}

/**
 * Refunds a payment. The form is filled in with the price of its unspent credits, and is shown only if
 * something is left to refund.
 */
export function RefundForm({ payment }: { payment: ConsolePaymentFacts }) {
  const text = useText();
  const money = useFormatMoney();
  const { formatNumber } = useIntl();
  const failure = useFailureText();
  const { payment_id, refundable } = payment;
  const { form, faults, send, isPending, error } = useRefund(payment_id);
  const [typed, setTyped] = useState({
    amount: refundable.unspent.amount,
    credits: refundable.credits,
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.refund.title')}</h2>
      <p className={styles.quiet}>
        {text('payments.refund.what', {
          most: money(refundable.most),
          credits: refundable.credits,
          unspent: money(refundable.unspent),
        })}
      </p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={send}
        onChange={({ currentTarget }) => setTyped(typedIn(currentTarget))}
      >
        <TextInput
          label={text('payments.refund.amount', { currency: refundable.most.currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          defaultValue={formatNumber(refundable.unspent.amount / 100, decimals)}
          error={faults.get('amount')}
        />
        <TextInput
          label={text('payments.refund.credits')}
          name="credits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={String(refundable.credits)}
          error={faults.get('credits')}
        />
        <Textarea
          label={text('payments.desk.reason')}
          name="reason"
          minRows={3}
          maxLength={most}
          error={faults.get('reason')}
        />
        <Disproportion payment={payment} typed={typed} fault={faults.get('confirm_disproportion')} />
        {error !== null && !isPending && faults.size === 0 ? (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        ) : null}
        <Button type="submit" loading={isPending}>
          {text('payments.refund.send')}
        </Button>
      </form>
    </Panel>
  );
}
