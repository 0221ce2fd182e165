import { startPasskeyLogIn } from '#contract/accounts/factors/start-passkey-log-in.ts';
import { call } from '#web/platform/api/api.ts';

let fetched: Promise<typeof import('@simplewebauthn/browser')> | null = null;

/** Loaded on demand, because most people log in without a passkey. */
const library = () => {
  fetched ??= import('@simplewebauthn/browser').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
};

/**
 * Asks for a passkey and returns its signature of a new challenge. With `autofill` the browser offers
 * passkeys in the address field and waits until the signal aborts; otherwise it asks at once. A later prompt
 * ends an earlier one.
 */
export async function signWithPasskey({ autofill }: { readonly autofill?: AbortSignal | undefined } = {}) {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), call(startPasskeyLogIn, {})]);
  // A late start must not end a prompt that was opened in the meantime.
  autofill?.throwIfAborted();
  const { id, type, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofill !== undefined,
  });
  if (type !== 'public-key') throw new Error('the browser returned a credential that is not a passkey');
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Ends an open prompt. There is none before the library has loaded, so this function never loads it. */
export async function stopAskingPasskey(): Promise<void> {
  const loaded = await fetched?.catch(() => null);
  loaded?.WebAuthnAbortService.cancelCeremony();
}
