import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Mails an enabled operator a new set-up link, for a lost authenticator or an unused invitation. The present
 * password keeps working until the link is used. All administrators get a mail (SAFE-6).
 */
export const sendSetUpLink = operation({
  name: 'operators/send-set-up-link',
  summary: 'Mail an operator a new set-up link',
  method: 'POST',
  path: '/api/console/operator-links.php',
  caller: 'operator',
  right: 'operators',
  stepUp: true,
  input: z.strictObject({ operator: id }),
  answer: z.object({ operator: id }),
  errors: {},
});
