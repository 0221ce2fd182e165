import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { type CallFormParts, useCallForm } from '#web/ui/forms/use-call-form.ts';
import { CurrentPasswordField } from './current-password.tsx';
import styles from './password-form.module.css';

/** Asks for the password before an action that possession of the device alone must not allow (AUTH-12). */
export function PasswordForm<Sent, Answer>(
  props: Omit<CallFormParts<Sent, Answer>, 'domain' | 'fields' | 'onDone'> & {
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
  const form = useCallForm({
    domain: 'accounts',
    schema,
    mutation,
    extra,
    fields: ['password'],
    onDone,
  });
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
