import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Lets a site hide reported members automatically again (SAFE-8). A second call changes nothing. The counting
 * starts again.
 */
export const releaseBrake = operation({
  name: 'safety/release-brake',
  summary: 'Release the brake on automatic hiding',
  method: 'POST',
  path: '/api/console/brake.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ site: z.int().check(z.minimum(1), z.maximum(32_767)) }),
  answer: z.object({ site: z.int() }),
  errors: {},
});
