import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** A passkey (WebAuthn credential) as its owner sees it. The id is the authenticator's own. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

/** Options for creating a passkey in the browser (PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/**
 * Challenge for a passkey to sign (PublicKeyCredentialRequestOptionsJSON). The browser asks the user for the
 * passkey.
 */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const base64url = (maximum: number) =>
  z.string('required').check(z.regex(/^[\w-]+$/, 'invalid'), z.maxLength(maximum, 'too_long'));

// Browsers add fields as the standard grows: unlisted fields are ignored.
const credential = { id: base64url(1400), type: z.literal('public-key') };

/** A new passkey as the browser returns it (RegistrationResponseJSON). */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40, 'too_long'))).check(z.maxLength(10))),
  }),
});

/** A signature of a passkey as the browser returns it (AuthenticationResponseJSON). */
export const passkeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
});
