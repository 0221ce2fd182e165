import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser knows passkeys. Nearly all do, so the page is sent as if it did. */
export function usePasskeysKnown(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => true,
  );
}
