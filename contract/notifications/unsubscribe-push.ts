import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pushAddress } from './subscribe-push.ts';

/** Removes push from this device of the member (NOTIF-3). Idempotent. */
export const unsubscribePush = operation({
  name: 'notifications/unsubscribe-push',
  summary: 'Remove a push subscription',
  method: 'DELETE',
  path: '/api/user.php',
  when: { push: '1' },
  caller: 'member',
  input: z.strictObject({ endpoint: pushAddress }),
  answer: z.object({ subscribed: z.literal(false) }),
  errors: {},
});
