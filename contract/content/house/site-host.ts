import * as z from 'zod/mini';

/** The host name in ASCII (punycode) and lower case; null if it is not a host name. */
function asciiHost(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .replace(/\.$/, '');
  if (bare === '' || /[\s/?#@:\\%]/.test(bare)) return null;
  try {
    return new URL(`http://${bare}/`).hostname;
  } catch {
    return null;
  }
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** A domain as typed, in any script: becomes its ASCII form. Addresses of machines are refused. */
export const siteHost = z.pipe(
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'too_long')),
  z.pipe(
    z.transform((typed: string) => asciiHost(typed) ?? ''),
    z.string().check(z.maxLength(253, 'too_long'), z.regex(hostName, 'invalid_host')),
  ),
);
