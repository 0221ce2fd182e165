import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Lengths of a brake in hours; 0 releases it. No brake lasts, because the next person may get the address. */
export const brakeHours = [0, 6, 24, 72] as const;

/**
 * Stops new accounts from a network for some hours, or allows them again (SAFE-8). Members who have an account are
 * not affected. Repeating the call changes nothing.
 */
export const brakeNetwork = operation({
  name: 'accounts/brake-network',
  summary: 'Stop new accounts from a network',
  method: 'PUT',
  path: '/api/console/common-trace.php',
  caller: 'operator',
  right: 'audit',
  stepUp: true,
  input: z.strictObject({ id, hours: z.literal(brakeHours) }),
  answer: z.object({ braked_until: z.nullable(instant) }),
  errors: { no_network: 409 },
});
