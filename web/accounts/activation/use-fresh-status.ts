import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery, useUser } from '../user.ts';

/**
 * The activation mail is often opened in another tab or on the phone. So the status is fetched again when the
 * user returns to this page.
 */
export function useRefetchStatusOnReturn(): void {
  const queries = useQueryClient();
  const waits = useUser()?.status === 'not_confirmed';
  useEffect(() => {
    if (!waits) return;
    const ask = () => {
      if (document.visibilityState === 'visible')
        void queries.invalidateQueries({ queryKey: userQuery().queryKey });
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [waits, queries]);
}
