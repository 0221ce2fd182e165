import * as z from 'zod/mini';

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
