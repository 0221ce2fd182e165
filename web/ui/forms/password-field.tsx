import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password field that screen readers know as wrong while it has an error. The library marks it for the eye only. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} aria-invalid={props.error ? true : undefined} />;
}
