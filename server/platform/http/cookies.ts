import { isToken } from '../keys/token.ts';
import type { CookieOptions } from './handler.ts';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Name of the session cookie in our code. On https the cookie is sent as `__Host-vonk_session` (AUTH-6). */
export const sessionCookie = 'vonk_session';

/**
 * Recognises a browser across log-outs (ACC-8). Contains a random token. In a browser that a confirmed member
 * used, a signed mark follows (SAFE-8, `limits/known-browser.ts`).
 */
export const deviceCookie = 'vonk_device';

/** Cookie of an operator's login. The browser sends it only to the console and its calls (decision 0020). */
export const operatorCookie = 'vonk_operator';

/** The same for the browsers of operators; sent to the calls of the console only. */
export const operatorDeviceCookie = 'vonk_operator_device';

/**
 * Prefixes that a browser accepts on https only. `__Host-` also requires the path `/`, which the operator
 * cookie does not have.
 */
const prefixOf: ReadonlyMap<string, string> = new Map([
  [sessionCookie, '__Host-'],
  [operatorCookie, '__Secure-'],
  [deviceCookie, '__Host-'],
  [operatorDeviceCookie, '__Secure-'],
]);

const plainNameOf: ReadonlyMap<string, string> = new Map(
  [...prefixOf].map(([name, prefix]) => [prefix + name, name]),
);

const none: Cookies = Object.freeze({});

const decode = (value: string): string => {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Returns the cookies of a request under their plain names. On https only the prefixed login cookies count,
 * because a neighbouring host may have planted a plain one. That includes the device cookie. A login
 * would make the planted device known, and its sender could then lock the member out (decision 0066).
 */
export function readCookies(header: string | undefined, secure: boolean): Cookies {
  if (header === undefined || header === '') return none;
  const cookies: Record<string, string | undefined> = Object.create(null);
  for (const part of header.split(';')) {
    const cut = part.indexOf('=');
    if (cut < 1) continue;
    const name = part.slice(0, cut).trim();
    const value = decode(
      part
        .slice(cut + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
    const plain = plainNameOf.get(name);
    if (secure ? prefixOf.has(name) : plain !== undefined) continue;
    // The first cookie of a name counts, as in other servers.
    cookies[plain ?? name] ??= value;
  }
  return cookies;
}

/** Returns the token of the device cookie, without the mark of a known browser. */
export function deviceToken(cookies: Cookies): string | undefined {
  const [token] = (cookies[deviceCookie] ?? '').split('.', 1);
  return isToken(token) ? token : undefined;
}

/** Builds a Set-Cookie value. A maximum age of 0 removes the cookie. */
export function writeCookie(name: string, value: string, secure: boolean, options: CookieOptions): string {
  const named = secure ? `${prefixOf.get(name) ?? ''}${name}` : name;
  const flags = [
    `${named}=${encodeURIComponent(value)}`,
    `Path=${options.path ?? '/'}`,
    `Max-Age=${Math.max(0, Math.floor(options.maxAgeSeconds))}`,
    `SameSite=${options.sameSite ?? 'Lax'}`,
  ];
  if (options.httpOnly !== false) flags.push('HttpOnly');
  if (secure) flags.push('Secure');
  return flags.join('; ');
}
