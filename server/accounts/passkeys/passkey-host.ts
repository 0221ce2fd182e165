/**
 * Whom a passkey is for: the host of the site's own address (WebAuthn's rpID). It comes from the configuration and the
 * request's site, never from a body, so that a passkey made here signs nothing for another site.
 */
export const passkeyHost = (origin: string): string => new URL(origin).hostname;
