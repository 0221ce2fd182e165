import type { CookieOptions } from './handler.ts';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** The session cookie by the name our code uses; on https it travels as `__Host-vonk_session` (AUTH-6). */
export const sessionCookie = 'vonk_session';

/** The cookie of an operator's login: the browser sends it to the console and its calls alone (decision 0020). */
export const operatorCookie = 'vonk_operator';

/** What a browser takes on https alone; `__Host-` would also demand the path of the whole host. */
const prefixOf: ReadonlyMap<string, string> = new Map([
  [sessionCookie, '__Host-'],
  [operatorCookie, '__Secure-'],
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
 * The cookies of a request under their plain names. On https only the prefixed cookie of a login counts: a plain one may
 * have been planted by a neighbouring host.
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
    // The first one counts, as everywhere.
    cookies[plain ?? name] ??= value;
  }
  return cookies;
}

/** A Set-Cookie line; a maximum age of 0 removes it. */
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
