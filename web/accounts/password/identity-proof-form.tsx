import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import type { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { addressQuery } from '../email-change/get-address.query.ts';
import styles from '../settings-form.module.css';
import { CurrentPasswordField } from './password-form.tsx';

/**
 * Asks for the member's password before an action that only the owner may take (AUTH-12); can be cancelled.
 */
export function IdentityProofForm(props: {
  form: ReturnType<typeof useCallForm<unknown, unknown>>;
  /** Label of the submit button. */
  label: string;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const text = useText();
  const { form } = props;
  const { data: address } = useQuery(addressQuery());
  return (
    <form className={styles.form} {...form.formProps}>
      {props.children}
      <CurrentPasswordField
        form={form}
        label={text('accounts.own_password')}
        username={address?.email ?? ''}
      />
      <FormFooter failure={form.failure} busy={form.busy} label={props.label}>
        <Button variant="subtle" onClick={props.onCancel}>
          {text('accounts.cancel')}
        </Button>
      </FormFooter>
    </form>
  );
}
