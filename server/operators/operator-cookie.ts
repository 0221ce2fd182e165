import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { operatorIdentity } from './operator-identity.sql.ts';

/**
 * Paths of the console's pages and calls: the browser sends the cookie to no other address. By the
 * framework's naming, the data of the first page has an address beside `/console/`.
 */
const paths = ['/console', '/console.data', '/api/console'];

/** Sets the cookie with the token of this browser's login. */
export function setOperatorCookie(call: Pick<RawCall, 'setCookie'>, token: string): void {
  for (const path of paths)
    call.setCookie(operatorCookie, token, {
      maxAgeSeconds: operatorIdentity.sessionSeconds,
      path,
      sameSite: 'Strict',
    });
}

export function clearOperatorCookie(call: Pick<RawCall, 'setCookie'>): void {
  for (const path of paths)
    call.setCookie(operatorCookie, '', { maxAgeSeconds: 0, path, sameSite: 'Strict' });
}
