import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Shows all pictures of the other member of a conversation from now on, or none without being asked again (TRUST-6).
 * Taken back, those one chose to see by themselves stay shown. The other member is not told.
 */
export const changeImageConsent = operation({
  name: 'chat/change-image-consent',
  summary: 'Show pictures in a conversation at once, or not',
  method: 'PUT',
  path: '/api/image-consent.php',
  caller: 'member',
  input: z.strictObject({ conversation: id, always: z.boolean() }),
  answer: z.object({ always: z.boolean() }),
  errors: {},
});
