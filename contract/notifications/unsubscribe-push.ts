import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pushAddress } from './push-address.ts';

/** No more push on this device of the member; one that gets none stays as it is (NOTIF-3). Twice is once. */
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
