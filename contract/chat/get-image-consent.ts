import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Whether the caller sees all pictures of the other member of a conversation at once (TRUST-6). */
export const getImageConsent = operation({
  name: 'chat/get-image-consent',
  summary: 'Whether pictures in a conversation are shown at once',
  method: 'GET',
  path: '/api/image-consent.php',
  caller: 'member',
  input: z.strictObject({ conversation: queryId }),
  answer: z.object({ always: z.boolean() }),
  errors: {},
});
