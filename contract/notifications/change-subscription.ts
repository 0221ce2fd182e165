import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * What the page behind a mail's unsubscribe link does, without a login: the token says for whom. No mails like this any
 * more, or them again after all, which works as long as nothing else stops them (NOTIF-2). Twice is once.
 */
export const changeSubscription = operation({
  name: 'notifications/change-subscription',
  summary: 'Unsubscribe by the link of a mail',
  method: 'PUT',
  path: '/api/unsubscribe.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: z.string().check(z.maxLength(200, 'too_long')), subscribed: z.boolean() }),
  answer: z.object({ subscribed: z.boolean() }),
  errors: { unsubscribe_link_invalid: 404 },
});
