const hostForm = /^[a-z0-9.:[\]-]+$/i;

/** Scripts and styles of ours, by nonce; only style attributes are free, which the component library writes. */
export function contentSecurityPolicy(nonce: string, host: string, secure: boolean): string {
  // Older browsers do not count the socket of the own origin as 'self'.
  const socket = hostForm.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
