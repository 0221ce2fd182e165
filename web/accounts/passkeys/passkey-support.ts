import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';

/** True if this browser supports passkeys. Nearly all browsers do, so the server assumes it. */
export const usePasskeySupport = (): boolean =>
  useBrowserValue(() => typeof window.PublicKeyCredential === 'function', true);

/** The browser's error for a prompt that was closed or not answered. */
export const isPasskeyPromptClosed = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** The authenticator already has a passkey for this account. */
export const isPasskeyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
