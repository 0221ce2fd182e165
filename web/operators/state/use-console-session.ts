import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onOperatorRequired } from '#web/platform/authentication-required.ts';

/** A login that ended (12 hours, 30 minutes of nothing, disabled) leads to a new one, and back to this page after it. */
export function useConsoleSession(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const stop = onOperatorRequired(() => {
      const { pathname, search } = window.location;
      if (pathname === '/console/login') return;
      queries.clear();
      void navigate(`/console/login?to=${encodeURIComponent(pathname + search)}`);
    });
    return () => void stop();
  }, [queries, navigate]);
}
