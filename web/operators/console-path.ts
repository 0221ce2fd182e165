import { sitePath } from '#web/platform/visit/site-path.ts';

/** A page of the console out of an address's query; its overview for anything that leads elsewhere. */
export function consolePath(to: string | null): string {
  const path = sitePath(to);
  const own = path !== null && /^\/console(?:[/?]|$)/.test(path);
  return own && !/^\/console\/(?:login|set-up)/.test(path) ? path : '/console';
}
