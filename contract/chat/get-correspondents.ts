import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Somebody the member has a conversation with, by name alone. */
export const correspondent = z.object({ id, name: z.string(), fictional: z.boolean() });

export type Correspondent = z.output<typeof correspondent>;

/**
 * Whom one wrote with, the newest first, at most a hundred: for whoever sees no conversations any more and still wants to
 * block or report (TRUST-12). Nothing of what was written, and no picture.
 */
export const getCorrespondents = operation({
  name: 'chat/get-correspondents',
  summary: 'Whom one wrote with, to block or report them',
  method: 'GET',
  path: '/api/correspondents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ results: z.array(correspondent) }),
  errors: {},
});
