import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';

/** True if this browser supports passkeys. Nearly all browsers do, so the server assumes it. */
export const usePasskeySupport = (): boolean =>
  useBrowserValue(() => typeof window.PublicKeyCredential === 'function', true);
