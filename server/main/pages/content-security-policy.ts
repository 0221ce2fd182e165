import { randomBytes } from 'node:crypto';

const hostForm = /^[a-z0-9.:[\]-]+$/i;

/**
 * Builds the policy: our own scripts and styles, and inline ones by nonce (null: none). Only style attributes
 * are unrestricted, because the component library writes them.
 */
export function contentSecurityPolicy(nonce: string | null, host: string, secure: boolean): string {
  const inPage = nonce === null ? '' : ` 'nonce-${nonce}'`;
  // Older browsers do not treat a socket to the own origin as 'self'.
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

const bytes = 18;
const supply = 512;

let pool = Buffer.alloc(0);
let used = 0;

/** Returns 144 fresh random bits as text. The bits are drawn in bulk, because each draw is expensive. */
export function makeNonce(): string {
  if (used + bytes > pool.length) {
    pool = randomBytes(bytes * supply);
    used = 0;
  }
  used += bytes;
  return pool.toString('base64url', used - bytes, used);
}
