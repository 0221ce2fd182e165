import { useText } from '#web/platform/intl/use-text.tsx';
import { isPasskeyPromptClosed, isPasskeyRegistered } from './passkey-refusal.ts';

/** A text for the browser's own errors while it creates a passkey; null for any other error. */
export function usePasskeyFailure(): (error: unknown) => string | null {
  const text = useText();
  return (error) => {
    if (isPasskeyRegistered(error)) return text('accounts.passkeys.made_before');
    return isPasskeyPromptClosed(error) ? text('accounts.passkeys.not_made') : null;
  };
}
