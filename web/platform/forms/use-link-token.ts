import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useHydrated } from '../browser/use-browser-value.ts';

const kept = z.object({ link: z.record(z.string(), z.string()) });

/**
 * Returns the token of a mailed link. Removes it from the URL at once, to keep it out of the history and off
 * the screen. The token is kept in the history entry, so a reload still finds it. `undefined`: not yet known.
 */
export function useLinkToken(name: string): string | null | undefined {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const token = search.get(name);
  useEffect(() => {
    if (token === null) return;
    void navigate(pathname, {
      replace: true,
      preventScrollReset: true,
      state: { link: { [name]: token } },
    });
  }, [token, name, pathname, navigate]);
  if (token !== null) return token;
  // The server has no history, so it cannot know the token for the page it sends.
  if (!hydrated) return undefined;
  const read = z.safeParse(kept, state);
  return read.success ? (read.data.link[name] ?? null) : null;
}

/**
 * Headers for a page whose URL contains a token: the URL is not sent to other sites, and the page is not
 * cached (AUTH-9).
 */
export const secretLinkHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});
