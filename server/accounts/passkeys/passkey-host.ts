/**
 * The host a passkey is made for: that of the site's own address (WebAuthn's rpID). It comes from the
 * configuration and the request's site, never from a body. A passkey made here therefore signs nothing for
 * another site.
 */
export const passkeyHost = (origin: string): string => new URL(origin).hostname;
