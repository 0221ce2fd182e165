import * as z from 'zod/mini';

/**
 * A domain as typed, in any script, with or without `https://`. Becomes lower case without the rest of the
 * address. The service stores its ASCII form, and refuses `invalid_host` what has none.
 */
export const siteHost = z.pipe(
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'too_long')),
  z.pipe(
    z.transform((typed: string) =>
      typed
        .replace(/^https?:\/\//i, '')
        .replace(/\/+$/, '')
        .replace(/\.$/, '')
        .toLowerCase(),
    ),
    z.string().check(z.regex(/^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u, 'invalid_host')),
  ),
);
