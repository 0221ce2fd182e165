import { useText } from '#web/platform/intl/use-text.tsx';
import { isMadeBefore, isNotChosen } from './passkey-refusal.ts';

/** What the browser itself refused while it made a passkey, in words; null: it was something else. */
export function usePasskeyFailure(): (error: unknown) => string | null {
  const text = useText();
  return (error) => {
    if (isMadeBefore(error)) return text('accounts.passkeys.made_before');
    return isNotChosen(error) ? text('accounts.passkeys.not_made') : null;
  };
}
