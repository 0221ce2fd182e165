/** A lander has one address, whatever headline an affiliate chose for it (CONT-2). */
const withSlug = /^(\/landers\/[^/]+|\/members\/[^/]+\/landing[23])\/[^/]*\/?$/;

/** The profile of a member is the same screen wherever one came from (SHELL-1). */
const fromLikes = /^\/likes\/m\/([^/]+)\/?$/;

/** The path a page is found under. */
export function canonicalPath(pathname: string): string {
  return withSlug.exec(pathname)?.[1] ?? pathname.replace(fromLikes, '/members/$1');
}
