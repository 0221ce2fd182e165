import { Button, TextInput } from '@mantine/core';
import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { addPasskey } from '#contract/accounts/factors/add-passkey.ts';
import { startPasskey } from '#contract/accounts/factors/start-passkey.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { deviceNameOf } from './passkeys/device-name.ts';
import { isPasskeyPromptClosed, isPasskeyRegistered } from './passkeys/passkey-support.ts';
import styles from './password/password-form.module.css';
import { CurrentPasswordField } from './password/password-form.tsx';
import { useOwnerForm } from './password/use-owner-form.ts';

/** Creates a passkey in the browser after a password check, and stores it under this name. */
const addPasskeyMutation = () =>
  mutationOptions({
    mutationKey: [addPasskey.name],
    async mutationFn({
      password,
      code,
      name,
    }: {
      password: string;
      code?: string | undefined;
      name: string;
    }) {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(startPasskey, { password, code }),
      ]);
      const { id, type, response } = await startRegistration({ optionsJSON });
      if (type !== 'public-key') throw new Error('the browser created a credential that is not a passkey');
      const { clientDataJSON, attestationObject, transports } = response;
      return call(addPasskey, {
        name,
        response: { id, type, response: { clientDataJSON, attestationObject, transports } },
      });
    },
  });

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
  ...startPasskey.input.shape,
  name: addPasskey.input.shape.name,
});

/** Asks for password and name; the device then asks for a fingerprint, a face or a PIN (ACC-15). */
export function AddPasskeyDialog(props: { onAdded: () => void; onClose: () => void }) {
  const text = useText();
  const failureOf = usePasskeyFailure();
  const form = useOwnerForm({
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
