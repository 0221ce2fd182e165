import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './code-input.module.css';

/** Six digits of an authenticator app: the keys of a phone are digits, and a password manager knows to fill it. */
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
