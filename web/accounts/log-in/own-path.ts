import { sitePath } from '#web/platform/visit/site-path.ts';

/** A path of this site out of an address's query, null for anything that leads elsewhere or back to logging in. */
export function ownPath(to: string | null): string | null {
  const path = sitePath(to);
  return path === null || /^\/(?:login|signup|api|activate|reset-password|mail-change)(?:[/?#]|$)/.test(path)
    ? null
    : path;
}
