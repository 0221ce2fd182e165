const nowhere = 'https://own.invalid';

/**
 * The path (with query and fragment) that somebody wants to be sent to, null where it leads off this site. A tab
 * or a backslash makes a host of what follows, and `/.//host` is a path that, written out, begins with two slashes.
 */
export function sitePath(to: string | null): string | null {
  if (!to?.startsWith('/') || !URL.canParse(to, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(to, nowhere);
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}
