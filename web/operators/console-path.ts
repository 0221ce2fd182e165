import { sitePath } from '#web/platform/visit/site-path.ts';

/** Returns the console page named in the query. Any other path returns the overview. */
export function consolePath(to: string | null): string {
  const path = sitePath(to);
  const own = path !== null && /^\/console(?:[/?]|$)/.test(path);
  return own && !/^\/console\/(?:login|set-up)/.test(path) ? path : '/console';
}
