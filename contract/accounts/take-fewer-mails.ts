import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** For a member who would rather be left alone than leave: of the mails that come by themselves only a match stays (ACC-13). */
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
