import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Reduces mails for a member who would otherwise delete the account: of the unsolicited mails only those
 * about a match stay (ACC-13).
 */
export const takeFewerMails = operation({
  name: 'accounts/take-fewer-mails',
  summary: 'Stay, with fewer mails',
  method: 'PUT',
  path: '/api/account-offer.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ fewer: z.literal(true) }),
  errors: {},
});
