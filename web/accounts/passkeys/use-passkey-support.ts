import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True if this browser supports passkeys. Nearly all browsers do, so the server assumes it. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => true,
  );
}
