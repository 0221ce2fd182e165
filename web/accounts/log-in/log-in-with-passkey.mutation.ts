import { mutationOptions } from '@tanstack/react-query';
import { logInWithPasskey } from '#contract/accounts/log-in-with-passkey.ts';
import { startPasskeyLogIn } from '#contract/accounts/start-passkey-log-in.ts';
import { call } from '#web/platform/api/api.ts';

let fetched: Promise<typeof import('@simplewebauthn/browser')> | null = null;

/** Fetched when it is needed: most people log in without. */
const library = () => {
  fetched ??= import('@simplewebauthn/browser').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
};

/**
 * Asks for a passkey and logs in with it. `autofill`: the browser offers it in the address field and waits for as long
 * as it takes, until the signal; otherwise it asks at once. A later question ends an earlier one.
 */
export async function askPasskey({ autofill }: { readonly autofill?: AbortSignal } = {}) {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), call(startPasskeyLogIn, {})]);
  // One that comes too late must not end the question that was asked meanwhile.
  autofill?.throwIfAborted();
  const { id, type, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofill !== undefined,
  });
  if (type !== 'public-key') throw new Error('the browser gave something else than a passkey');
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return call(logInWithPasskey, {
    response: { id, type, response: { clientDataJSON, authenticatorData, signature, userHandle } },
  });
}

/** Ends a question that still waits. Nobody asked one before the library came, and it is not fetched for this. */
export async function stopAskingPasskey(): Promise<void> {
  const library = await fetched?.catch(() => null);
  library?.WebAuthnAbortService.cancelCeremony();
}

export const logInWithPasskeyMutation = () =>
  mutationOptions({
    mutationKey: [logInWithPasskey.name],
    mutationFn: () => askPasskey(),
  });
