import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { previewPrice } from '#contract/payments/console/preview-price.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from '../console-parts/console.module.css';
import { instantOf, parseAmount } from '../discounts/discount-code-draft.ts';
import { PriceDialog, type PricePreview } from './price-dialog.tsx';

const previewMutation = () => mutationFor(previewPrice);

type NewPrice = InputOf<typeof previewPrice>;

/** Asks a new price and its moment, and opens its preview. */
export function PriceForm({
  currency,
  packages,
}: {
  currency: Currency;
  packages: readonly CreditPackage[];
}) {
  const text = useText();
  const fieldText = useFieldText('payments');
  const failure = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const field = form.current?.elements.namedItem([...found.keys()][0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const { mutate, isPending, error } = useMutation({
    ...previewMutation(),
    onSuccess: (answer, price: NewPrice) => setPreview({ ...answer, price }),
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const checked = previewPrice.input.safeParse(
      {
        package: typed.get('package'),
        currency,
        amount: parseAmount(String(typed.get('amount') ?? '')) ?? undefined,
        from: instantOf(String(typed.get('from') ?? '')),
      },
      { reportInput: true },
    );
    if (!checked.success)
      return show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
    setFaults(new Map());
    mutate(checked.data);
  };
  const field = (name: string) => ({ name, error: faults.get(name), autoComplete: 'off' });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.prices.new')}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <div className={styles.two}>
          <NativeSelect
            label={text('payments.prices.package')}
            data={packages.map(({ id, credits }) => ({
              value: id,
              label: text('payments.credits', { credits }),
            }))}
            {...field('package')}
          />
          <TextInput
            label={text('payments.prices.amount', { currency })}
            inputMode="decimal"
            maxLength={9}
            {...field('amount')}
          />
          <TextInput
            label={text('payments.prices.from')}
            type="datetime-local"
            description={text('payments.prices.from_what')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('from')}
          />
        </div>
        {error !== null && !isPending && faults.size === 0 ? (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={isPending}>
            {text('payments.prices.preview')}
          </Button>
        </div>
      </form>
      {preview === null ? null : <PriceDialog preview={preview} onClose={() => setPreview(null)} />}
    </Panel>
  );
}
