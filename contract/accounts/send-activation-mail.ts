import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Sends the activation mail again; an active account gets none (ACC-6). */
export const sendActivationMail = operation({
  name: 'accounts/send-activation-mail',
  summary: 'Send the activation mail again',
  method: 'POST',
  path: '/api/activation-mail.php',
  caller: 'member',
  budget: {
    kind: 'costly',
    member: [{ calls: 5, seconds: 3600 }],
    device: [{ calls: 20, seconds: 3600 }],
    network: [{ calls: 60, seconds: 3600 }],
  },
  input: z.strictObject({}),
  answer: z.object({ sent: z.boolean() }),
  errors: {},
});
