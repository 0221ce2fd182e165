import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Currency } from '#contract/kit/money.ts';
import { previewPrice } from '#contract/payments/console/preview-price.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { instantOf, parseAmount } from '../discounts/discount-code-draft.ts';
import { PriceDialog, type PricePreview } from './price-dialog.tsx';

const previewMutation = () => mutationFor(previewPrice);

/** Asks a new price and its moment, and opens its preview. */
export function PriceForm({
  currency,
  packages,
}: {
  currency: Currency;
  packages: readonly CreditPackage[];
}) {
  const text = useText();
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const form = useCallForm({
    domain: 'payments',
    schema: previewPrice.input,
    mutation: previewMutation(),
    fields: ['package', 'amount', 'from'],
    prepare: ({ amount = '', from = '', ...typed }) => ({
      ...typed,
      currency,
      amount: parseAmount(amount) ?? undefined,
      from: instantOf(from),
    }),
    onDone: (answer, price) => setPreview({ ...answer, price }),
  });
  // An error is about the values that were sent. It goes as soon as one of them changes.
  const [isEdited, setEdited] = useState(false);
  const field = (name: string) => ({
    ...{ name, error: form.errorOf(name), autoComplete: 'off' },
    onChange() {
      form.typed(name);
      setEdited(true);
    },
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.prices.new')}</h2>
      <form className={styles.form} {...form.formProps} onSubmitCapture={() => setEdited(false)}>
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
        {form.failure === null || isEdited ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('payments.prices.preview')}
          </Button>
        </div>
      </form>
      {preview === null ? null : <PriceDialog preview={preview} onClose={() => setPreview(null)} />}
    </Panel>
  );
}
