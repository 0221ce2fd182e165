import { useEffect } from 'react';
import { onOperatorRequired } from '#web/platform/api/authentication-required.ts';

/**
 * Sends an operator whose session ended to the log-in, and back to this page afterwards. A session ends after
 * 12 hours, after 30 idle minutes, or when the account is disabled. The full page load clears all data that
 * was seen.
 */
export function useConsoleSession(): void {
  useEffect(() => {
    const stop = onOperatorRequired(() => {
      const { pathname, search } = window.location;
      if (pathname !== '/console/login')
        window.location.assign(`/console/login?to=${encodeURIComponent(pathname + search)}`);
    });
    return () => void stop();
  }, []);
}
