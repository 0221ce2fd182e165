import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Endpoint of a push service for one device. */
export const pushAddress = z
  .url({ protocol: /^https$/, error: 'invalid' })
  .check(z.maxLength(1000, 'too_long'));

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'invalid'));

/** Stores this device's push subscription for the member and the session (NOTIF-3, PUSH-9, PUSH-10). */
export const subscribePush = operation({
  name: 'notifications/subscribe-push',
  summary: 'Store a push subscription',
  method: 'POST',
  path: '/api/user.php',
  when: { push: '1' },
  caller: 'member',
  input: z.strictObject({
    endpoint: pushAddress,
    /** The device's previous endpoint, if its browser changed it. It must belong to the caller. */
    replaces: z.optional(pushAddress),
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({ p256dh: key, auth: key }),
  }),
  answer: z.object({ subscribed: z.literal(true) }),
  errors: { push_host_not_allowed: 422 },
});
