import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { switchUser } from '../keep-user.ts';
import { safeReturnPath } from './own-path.ts';

/**
 * Runs after each log-in: sets the member's data and language (LANG-2), then opens the page they were sent
 * away from.
 */
export function useAfterLogIn(): (user: CurrentUser) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { language, switchLanguage } = useLanguage();
  const to = safeReturnPath(search.get('to')) ?? '/members';
  return useCallback(
    (user) => {
      switchUser(queries, user);
      // If the language's catalogue fails to load, the screen keeps its current language.
      if (user.language !== null && user.language !== language) switchLanguage(user.language).catch(() => {});
      // A suspended or banned member has only the page about the restriction (DSA-6).
      void navigate(user.restriction === 'restricted' ? '/restricted' : to, { replace: true });
    },
    [queries, navigate, to, language, switchLanguage],
  );
}
