import { sitePath } from '#web/platform/visit/site-path.ts';

/** The path of this site named in the query. Null for external addresses and for the log-in pages. */
export function safeReturnPath(to: string | null): string | null {
  const path = sitePath(to);
  return path === null || /^\/(?:login|signup|api|activate|reset-password|mail-change)(?:[/?#]|$)/.test(path)
    ? null
    : path;
}
