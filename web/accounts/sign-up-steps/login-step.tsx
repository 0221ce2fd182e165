import { TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import type { SignUp } from './use-sign-up.ts';

/** The log-in data: address and password (step 3). */
export function LoginStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change, leave, errorOf, emailTaken } = signUp;
  const error = errorOf('email');
  const passwordError = errorOf('password');
  return (
    <>
      <TextInput
        label={text('accounts.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        error={
          error && emailTaken ? (
            <>
              {error} <Link to="/login">{text('accounts.log_in')}</Link>
            </>
          ) : (
            error
          )
        }
        onBlur={() => leave('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <div>
        <PasswordField
          label={text('accounts.password')}
          name="password"
          autoComplete="new-password"
          value={draft.password}
          error={passwordError}
          visibilityToggleButtonProps={{ 'aria-label': text('accounts.show_password'), tabIndex: 0 }}
          onBlur={() => draft.password !== '' && leave('password')}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        {passwordError === undefined ? <PasswordStrength password={draft.password} /> : null}
      </div>
    </>
  );
}
