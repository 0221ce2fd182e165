import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '#contract/kit/field-faults.ts';
import { currency } from '#contract/kit/money.ts';
import { makeCode } from '#contract/payments/make-code.ts';
import { paymentMethods } from '#contract/payments/payment-method.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from '../console-parts/console.module.css';
import { readDiscountCodeForm } from './discount-code-draft.ts';

const makeCodeMutation = () => mutationFor(makeCode);

const reported = { reportInput: true };
/** Puts the hint below the input, so that fields with and without a hint align. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Form for a new discount code. Each error is shown at its field. */
export function DiscountCodeForm() {
  const text = useText();
  const fieldText = useFieldText('payments');
  const failure = useFailureText();
  const countries = useCountries();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const field = form.current?.querySelector(`[name="${[...found.keys()][0]?.split('.')[0]}"]`);
    if (field instanceof HTMLElement) field.focus();
  };
  const { mutate, isPending, error } = useMutation({
    ...makeCodeMutation(),
    async onSuccess({ code }) {
      toast({ tone: 'success', text: text('payments.codes.made', { code }) });
      form.current?.reset();
      await queries.invalidateQueries();
    },
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = makeCode.input.safeParse(
      readDiscountCodeForm(new FormData(event.currentTarget)),
      reported,
    );
    if (!checked.success)
      return show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
    setFaults(new Map());
    mutate(checked.data);
  };
  const field = (name: keyof ReturnType<typeof readDiscountCodeForm>) => ({
    name,
    error: faults.get(name),
    autoComplete: 'off',
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.codes.new')}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <div className={styles.two}>
          <TextInput
            label={text('payments.code.label')}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...field('code')}
          />
          <TextInput
            label={text('payments.codes.value')}
            inputMode="decimal"
            maxLength={5}
            {...field('value_percentage')}
          />
          <NativeSelect
            label={text('payments.codes.validity')}
            data={[
              { value: 'once-per-user', label: text('payments.codes.validity_each') },
              { value: 'once', label: text('payments.codes.validity_once') },
            ]}
            {...field('validity')}
          />
          <TextInput
            label={text('payments.codes.expires')}
            type="datetime-local"
            description={text('payments.codes.optional')}
            inputWrapperOrder={hintBelow}
            {...field('expires')}
          />
          <NativeSelect
            label={text('payments.codes.country')}
            description={text('payments.codes.optional')}
            inputWrapperOrder={hintBelow}
            data={[{ value: '', label: text('payments.codes.everywhere') }, ...countries]}
            {...field('country')}
          />
          <TextInput
            label={text('payments.codes.member')}
            description={text('payments.codes.optional')}
            inputWrapperOrder={hintBelow}
            inputMode="numeric"
            maxLength={16}
            {...field('member')}
          />
          <TextInput
            label={text('payments.codes.minimum')}
            description={text('payments.codes.optional')}
            inputWrapperOrder={hintBelow}
            inputMode="decimal"
            maxLength={9}
            {...field('minimum_order_value')}
          />
          <NativeSelect
            label={text('payments.codes.currency')}
            description={text('payments.codes.currency_what')}
            inputWrapperOrder={hintBelow}
            data={[{ value: '', label: text('payments.codes.any_currency') }, ...currency.options]}
            {...field('currency')}
          />
        </div>
        <fieldset className={styles.checks}>
          <legend>{text('payments.codes.methods')}</legend>
          {paymentMethods.map((method) => (
            <Checkbox
              key={method}
              className={styles.check}
              name="payment_methods"
              value={method}
              label={text(`payments.method.${method}`)}
            />
          ))}
        </fieldset>
        {error !== null && !isPending && faults.size === 0 ? (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={isPending}>
            {text('payments.codes.make')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
