import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useHydrated } from '../browser/use-hydrated.ts';

const kept = z.object({ link: z.record(z.string(), z.string()) });

/**
 * The token of a mailed link, out of the address as soon as it was read: it is in no list of visited pages and nobody
 * reads it from the screen. A reload still has it, kept with this entry of the history. `undefined`: not known yet.
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
  // The server has no history, so the page it sends cannot know.
  if (!hydrated) return undefined;
  const read = z.safeParse(kept, state);
  return read.success ? (read.data.link[name] ?? null) : null;
}
