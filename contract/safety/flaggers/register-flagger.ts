import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { emailAddress, typedText } from '#contract/kit/text.ts';

/** Longest term of a registration: an authority reviews the status. */
export const longestFlaggerYears = 5;

/**
 * Registers a trusted flagger and mails its key to the address (DSA art. 22). Only the key makes a notice one of the
 * flagger: an address can be typed by anybody. `flagger_exists`: the address has a registration already.
 */
export const registerFlagger = operation({
  name: 'safety/register-flagger',
  summary: 'Register a trusted flagger',
  method: 'POST',
  path: '/api/console/flaggers.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({
    name: typedText(200),
    /** The authority that awarded the status. */
    authority: typedText(200),
    email: emailAddress,
    /** Last day of the status. */
    until: z.iso.date('invalid'),
  }),
  answer: z.object({ flagger: id }),
  errors: { flagger_exists: 409 },
});
