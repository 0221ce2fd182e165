import { Button, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { addPasskey } from '#contract/accounts/add-passkey.ts';
import { startPasskey } from '#contract/accounts/start-passkey.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CurrentPasswordField } from '../password/current-password.tsx';
import styles from '../password/password-form.module.css';
import { addPasskeyMutation } from './add-passkey.mutation.ts';
import { deviceNameOf } from './device-name.ts';
import { isPasskeyPromptClosed, isPasskeyRegistered } from './passkey-refusal.ts';

/** A text for the browser's own errors while it creates a passkey; null for any other error. */
function usePasskeyFailure(): (error: unknown) => string | null {
  const text = useText();
  return (error) => {
    if (isPasskeyRegistered(error)) return text('accounts.passkeys.made_before');
    return isPasskeyPromptClosed(error) ? text('accounts.passkeys.not_made') : null;
  };
}

const fields = ['password', 'name'];
const schema = z.strictObject({
  password: startPasskey.input.shape.password,
  name: addPasskey.input.shape.name,
});

/** Asks for password and name; the device then asks for a fingerprint, a face or a PIN (ACC-15). */
export function AddPasskeyDialog(props: { onAdded: () => void; onClose: () => void }) {
  const text = useText();
  const failureOf = usePasskeyFailure();
  const form = useCallForm({
    domain: 'accounts',
    schema,
    mutation: addPasskeyMutation(),
    fields,
    onDone: props.onAdded,
  });
  return (
    <Dialog title={text('accounts.passkeys.add')} onClose={props.onClose}>
      <form className={styles.form} {...form.formProps}>
        <p>{text('accounts.passkeys.add_lead')}</p>
        <CurrentPasswordField form={form} label={text('accounts.password')} />
        <TextInput
          label={text('accounts.passkeys.name')}
          description={text('accounts.passkeys.name_hint')}
          name="name"
          autoComplete="off"
          maxLength={60}
          defaultValue={deviceNameOf(navigator.userAgent) ?? text('accounts.passkeys.name_own')}
          error={form.errorOf('name')}
          onChange={() => form.typed('name')}
        />
        <FormFooter
          failure={form.failure === null ? null : (failureOf(form.error) ?? form.failure)}
          busy={form.busy}
          label={text('accounts.passkeys.add_go')}
        >
          <Button variant="default" onClick={props.onClose}>
            {text('kit.cancel')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
