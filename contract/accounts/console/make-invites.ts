import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Makes invites for a site. The codes and their links are in this answer alone: the service stores hashes
 * (ACC-3, SAFE-6).
 */
export const makeInvites = operation({
  name: 'accounts/make-invites',
  summary: 'Make invites',
  method: 'POST',
  path: '/api/console/invites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    site: z.int().check(z.minimum(1), z.maximum(32_767)),
    count: z.int('not_a_number').check(z.minimum(1, 'too_small'), z.maximum(50, 'too_big')),
    days: z.int('not_a_number').check(z.minimum(1, 'too_small'), z.maximum(365, 'too_big')),
  }),
  answer: z.object({ invites: z.array(z.object({ code: z.string(), link: z.string() })) }),
  errors: {},
});
