import { Button, PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import type { useCallForm } from '#web/ui/use-call-form.ts';
import { addressQuery } from '../data/get-address.ts';
import styles from './settings-form.module.css';

/** The own password before something that only its owner may do (AUTH-12), and the way out of it. */
export function ProofForm(props: {
  form: ReturnType<typeof useCallForm<unknown, unknown>>;
  /** On the button that sends. */
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
      {/* Whose password it is, for password managers. */}
      <input
        hidden
        readOnly
        type="text"
        name="username"
        autoComplete="username"
        value={address?.email ?? ''}
      />
      <PasswordInput
        label={text('accounts.own_password')}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={form.errorOf('password')}
        visibilityToggleButtonProps={{ 'aria-label': text('accounts.show_password'), tabIndex: 0 }}
        onChange={() => form.typed('password')}
      />
      <FormEnd failure={form.failure} busy={form.busy} label={props.label}>
        <Button variant="subtle" onClick={props.onCancel}>
          {text('accounts.cancel')}
        </Button>
      </FormEnd>
    </form>
  );
}
