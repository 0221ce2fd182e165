import { createContext, useContext } from 'react';

/** The nonce of this answer's Content-Security-Policy, for every script and style element that we write. */
export const NonceContext = createContext<string>('');

export function useNonce(): string {
  return useContext(NonceContext);
}
