import { PasswordInput } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { CallForm } from '#web/ui/forms/use-call-form.ts';

/**
 * Field for the current password. `username` names the account for password managers if the form has no such
 * field.
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
      <PasswordInput
        label={props.label}
        name={name}
        autoComplete="current-password"
        maxLength={256}
        error={form.errorOf(name)}
        visibilityToggleButtonProps={{ 'aria-label': text('accounts.show_password'), tabIndex: 0 }}
        onChange={() => form.typed(name)}
      />
    </>
  );
}
