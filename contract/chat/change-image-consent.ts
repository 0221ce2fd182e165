import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Sets whether the viewer sees all pictures of the other member of a conversation without being asked
 * (TRUST-6). After switching this off, pictures shown individually stay visible. The other member is not
 * notified.
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
