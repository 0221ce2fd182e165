import { TextInput } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { SignUp } from './use-sign-up.ts';

/** The name that other members see (step 2). */
export function NameStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change, leave, errorOf } = signUp;
  return (
    <TextInput
      label={text('accounts.sign_up.name')}
      description={text('accounts.sign_up.name_hint')}
      name="name"
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      value={draft.name}
      error={errorOf('name')}
      onBlur={() => leave('name')}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
  );
}
