/** A lander has one address, whatever headline an affiliate chose for it (CONT-2). */
const withSlug = /^(\/landers\/[^/]+|\/members\/[^/]+\/landing[23])\/[^/]*\/?$/;

/** The profile of a member is the same screen wherever one came from (SHELL-1). */
const fromLikes = /^\/likes\/m\/([^/]+)\/?$/;

/** The path a page is found under: two slashes in front would name a host, and at the end none is needed. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/').replace(/(?<=[^/])\/+$/, '');
  return withSlug.exec(path)?.[1] ?? path.replace(fromLikes, '/members/$1');
}
