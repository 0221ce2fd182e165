import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { SpendingCapLink } from '../spending-cap/spending-cap-link.tsx';
import { type DebitDetails, debitDetails } from './debit-details.ts';
import styles from './debit-form.module.css';
import { IbanField } from './iban-field.tsx';
import { PhoneField } from './phone-field.tsx';

const fields = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'];

interface FieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

function AddressFields({ field }: { field: (name: string) => FieldProps }) {
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('payments.direct_debit.address')}</legend>
      <TextInput
        {...field('street')}
        className={`${styles.wide} ${styles.two}`}
        label={text('payments.direct_debit.street')}
        autoComplete="address-line1"
        maxLength={70}
      />
      <TextInput
        {...field('house_number')}
        label={text('payments.direct_debit.house_number')}
        autoComplete="off"
        maxLength={16}
      />
      <TextInput
        {...field('zip')}
        label={text('payments.direct_debit.zip')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={16}
      />
      <TextInput
        {...field('city')}
        className={`${styles.wide} ${styles.two}`}
        label={text('payments.direct_debit.city')}
        autoComplete="address-level2"
        maxLength={70}
      />
    </fieldset>
  );
}

/**
 * Account holder, address, and the phone that receives the code (CRED-6). The form stays mounted during the
 * code step.
 */
export function DebitForm(props: {
  ask: (details: DebitDetails) => Promise<void>;
  country: string;
  /** Why the form has to be sent again. */
  refused: unknown;
  /** Inputs shown beside the fields. */
  children: ReactNode;
}) {
  const text = useText();
  const failure = useFailureText();
  const form = useCallForm({
    domain: 'payments',
    schema: debitDetails,
    mutation: { mutationFn: props.ask },
    fields,
    // Nothing to do: `ask` has already moved to the next step.
    onDone: () => {},
  });
  const field = (name: string) => ({
    name,
    error: form.errorOf(name),
    onChange: () => form.typed(name),
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('payments.direct_debit.account')}</legend>
        <TextInput
          {...field('account_holder')}
          className={styles.wide ?? ''}
          label={text('payments.direct_debit.account_holder')}
          description={text('payments.direct_debit.account_holder_hint')}
          autoComplete="name"
          maxLength={70}
        />
        <IbanField error={form.errorOf('iban')} typed={() => form.typed('iban')} />
      </fieldset>
      <AddressFields field={field} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('payments.direct_debit.confirm_by')}</legend>
        <PhoneField country={props.country} error={form.errorOf('phone')} typed={() => form.typed('phone')} />
      </fieldset>
      {props.children}
      <FormFooter
        failure={form.failure ?? (props.refused ? failure(props.refused) : null)}
        busy={form.busy}
        size="lg"
        label={text('payments.direct_debit.send_code')}
      >
        <SpendingCapLink error={form.error ?? props.refused} />
      </FormFooter>
    </form>
  );
}
