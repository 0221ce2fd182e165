import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './code-input.module.css';

/** The field for an authenticator code: a phone shows its number pad, and a password manager can fill it. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={9}
      classNames={{ input: styles.input ?? '' }}
      {...props}
    />
  );
}
