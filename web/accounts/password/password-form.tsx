import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { CallForm, CallFormParts } from '#web/ui/forms/use-call-form.ts';
import styles from './password-form.module.css';
import { SecondFactorField } from './second-factor-field.tsx';
import { useOwnerForm } from './use-owner-form.ts';

/**
 * Field for the current password. `username` names the account for password managers if the form has no such
 * field. A field for a code follows if two-step login requires one.
 */
export function CurrentPasswordField(props: {
  form: CallForm;
  label: string;
  name?: string;
  username?: string;
}) {
  const text = useText();
  const { form, name = 'password', username } = props;
  return (
    <>
      {username === undefined ? null : (
        <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
      )}
      <PasswordField
        label={props.label}
        name={name}
        autoComplete="current-password"
        maxLength={256}
        error={form.errorOf(name)}
        visibilityToggleButtonProps={{ 'aria-label': text('accounts.show_password'), tabIndex: 0 }}
        onChange={() => form.typed(name)}
      />
      <SecondFactorField form={form} />
    </>
  );
}

/** Asks for the password before an action that possession of the device alone must not allow (AUTH-12). */
export function PasswordForm<Sent, Answer>(
  props: Omit<CallFormParts<Sent, Answer>, 'domain' | 'fields' | 'prepare' | 'onDone'> & {
    lead: string;
    /** Label of the submit button. */
    label: string;
    onDone: (answer: Answer) => void;
    onCancel: () => void;
    children?: ReactNode;
  },
) {
  const text = useText();
  const { schema, mutation, extra = {}, onDone } = props;
  const form = useOwnerForm({ schema, mutation, extra, fields: ['password'], onDone });
  return (
    <form className={styles.form} {...form.formProps}>
      <p>{props.lead}</p>
      {props.children}
      <CurrentPasswordField form={form} label={text('accounts.password')} />
      <FormFooter failure={form.failure} busy={form.busy} label={props.label}>
        <Button variant="default" onClick={props.onCancel}>
          {text('kit.cancel')}
        </Button>
      </FormFooter>
    </form>
  );
}
