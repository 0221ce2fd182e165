import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { CallForm } from '#web/ui/forms/use-call-form.ts';
import { PasswordStrength } from './password/password-strength.tsx';

/**
 * Fields for a new password and its repetition, with a strength hint. Each field has its own show and hide
 * button.
 */
export function NewPasswordFields({ form }: { form: CallForm }) {
  const text = useText();
  const [password, setPassword] = useState('');
  const error = form.errorOf('password');
  const eye = { 'aria-label': text('accounts.show_password'), tabIndex: 0 };
  return (
    <>
      <div>
        <PasswordField
          label={text('accounts.new_password')}
          name="password"
          autoComplete="new-password"
          maxLength={256}
          error={error}
          visibilityToggleButtonProps={eye}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            form.typed('password');
          }}
        />
        {error === undefined ? <PasswordStrength password={password} /> : null}
      </div>
      <PasswordField
        label={text('accounts.repeat_password')}
        name="password_repeat"
        autoComplete="new-password"
        maxLength={256}
        error={form.errorOf('password_repeat')}
        visibilityToggleButtonProps={eye}
        onChange={() => form.typed('password_repeat')}
      />
    </>
  );
}
