import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Parts of a hold that end. `freeze`: the account opens again and the evidence stays held, for instance before
 * a decision with its statement of reasons. `all`: the evidence is given up as well.
 */
export const releasedPart = z.enum(['freeze', 'all']);

/**
 * Asks a second operator to release a hold (SAFE-6, CSAM-2). Nothing changes before decide-release. The same
 * request twice is `release_waits`. A released hold, or a freeze that ended, is `not_found`.
 */
export const askRelease = operation({
  name: 'accounts/ask-release',
  summary: 'Ask for the release of a hold',
  method: 'POST',
  path: '/api/console/releases.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z.strictObject({ hold: id, part: releasedPart }),
  answer: z.object({ approval: id }),
  errors: { release_waits: 409 },
});
