const hostForm = /^[a-z0-9.:[\]-]+$/i;

/**
 * Scripts and styles of ours, those in the page by nonce (null: it has none); only style attributes are free, which the
 * component library writes.
 */
export function contentSecurityPolicy(nonce: string | null, host: string, secure: boolean): string {
  const inPage = nonce === null ? '' : ` 'nonce-${nonce}'`;
  // Older browsers do not count the socket of the own origin as 'self'.
  const socket = hostForm.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${inPage}`,
    `style-src 'self'${inPage}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
