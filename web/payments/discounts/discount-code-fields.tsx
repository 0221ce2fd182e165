import { NativeSelect, TextInput } from '@mantine/core';
import { currency } from '#contract/kit/money.ts';
import { paymentMethods } from '#contract/payments/payment-method.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useCountries } from '#web/sites/use-countries.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import type { readDiscountCodeForm } from './discount-code-draft.ts';

export type DiscountCodeField = keyof ReturnType<typeof readDiscountCodeForm>;

interface FieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
}

/** Puts the hint below the input, so that fields with and without a hint align. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** The worth of a discount code, its members, its sites and its number of uses. */
export function DiscountCodeFields({ field }: { field: (name: DiscountCodeField) => FieldProps }) {
  const text = useText();
  const countries = useCountries();
  return (
    <>
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
          <CheckField
            key={method}
            className={styles.check}
            name="payment_methods"
            value={method}
            label={text(`payments.method.${method}`)}
          />
        ))}
      </fieldset>
    </>
  );
}
