import { useBrowserValue } from './use-browser-value.ts';

/**
 * Whether the script has taken over from the server-rendered page. Until then the browser must not submit a
 * form itself: typed data, including the password, would leave the page.
 */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);
