/** A lander has one address, whatever headline slug an affiliate chose (CONT-2). */
const withSlug = /^(\/landers\/[^/]+|\/members\/[^/]+\/landing[23])\/[^/]*\/?$/;

/** A member's profile is the same screen when reached from the likes (SHELL-1). */
const fromLikes = /^\/likes\/m\/([^/]+)\/?$/;

/**
 * The canonical path of a page. Removes extra leading slashes, which would name a host, and trailing slashes.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/').replace(/(?<=[^/])\/+$/, '');
  return withSlug.exec(path)?.[1] ?? path.replace(fromLikes, '/members/$1');
}
