const nowhere = 'https://own.invalid';

/**
 * Returns the path (with query and fragment) of a redirect target, or null if it leads to another site. A tab
 * or a backslash can turn the rest into a host. `/.//host` resolves to a path with two slashes in front.
 */
export function sitePath(to: string | null): string | null {
  if (!to?.startsWith('/') || !URL.canParse(to, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(to, nowhere);
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}
