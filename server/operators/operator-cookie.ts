import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { sessionSeconds } from './lifetimes.ts';

/**
 * The console's pages and its calls: with nothing else does the browser send the cookie along. The data of the first page
 * has an address beside `/console/`, by the framework's naming.
 */
const paths = ['/console', '/console.data', '/api/console'];

/** Gives this browser the token of its login. */
export function keepOperatorCookie(call: Pick<RawCall, 'setCookie'>, token: string): void {
  for (const path of paths)
    call.setCookie(operatorCookie, token, { maxAgeSeconds: sessionSeconds, path, sameSite: 'Strict' });
}

export function clearOperatorCookie(call: Pick<RawCall, 'setCookie'>): void {
  for (const path of paths)
    call.setCookie(operatorCookie, '', { maxAgeSeconds: 0, path, sameSite: 'Strict' });
}
