import { useEffect } from 'react';
import { onOperatorRequired } from '#web/platform/api/authentication-required.ts';

/**
 * A login that ended (12 hours, 30 minutes of nothing, disabled) leads to a new one, and back to this page after it. By a
 * page load: nothing of what was seen stays behind.
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
