import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { proveWithPasskey } from '#contract/accounts/factors/prove-with-passkey.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import type { CallForm } from '#web/ui/forms/use-call-form.ts';
import { isPasskeyPromptClosed, usePasskeySupport } from '../passkeys/passkey-support.ts';
import { signWithPasskey } from '../passkeys/sign-with-passkey.ts';
import styles from './second-factor-field.module.css';

const proveWithPasskeyMutation = () =>
  mutationOptions({
    mutationKey: [proveWithPasskey.name],
    mutationFn: async () => call(proveWithPasskey, { response: await signWithPasskey() }),
  });

/** Proves the second factor by a passkey, and then sends the form around the button. */
function PasskeyInstead() {
  const text = useText();
  const failureText = useFailureText();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...proveWithPasskeyMutation(),
    onSuccess: () => button.current?.form?.requestSubmit(),
  });
  const failure = () => {
    if (error === null || isPending) return null;
    return isPasskeyPromptClosed(error) ? text('accounts.passkeys.not_chosen') : failureText(error);
  };
  const shown = failure();
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="sm"
        className={styles.passkey}
        leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {text('accounts.second_step.use_passkey')}
      </Button>
      {shown === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {shown}
        </Alert>
      )}
    </>
  );
}

function CodeField({ form }: { form: CallForm }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const known = usePasskeySupport();
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.frame}>
      <CodeInput
        ref={field}
        name="code"
        label={text('accounts.two_step.code')}
        description={text('accounts.second_step.recovery_too')}
        inputMode="text"
        maxLength={40}
        error={form.errorOf('code')}
        onChange={() => form.typed('code')}
      />
      {known ? <PasskeyInstead /> : null}
    </div>
  );
}

/** The field for a code of the second factor. It appears once the server requires one, and stays. */
export function SecondFactorField({ form }: { form: CallForm }) {
  const [needed, setNeeded] = useState(false);
  if (!needed && form.errorOf('code') !== undefined) setNeeded(true);
  return needed ? <CodeField form={form} /> : null;
}
