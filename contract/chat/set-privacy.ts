import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { privacy } from './get-privacy.ts';

/** Changes the caller's privacy settings (TRUST-11). Idempotent. */
export const setPrivacy = operation({
  name: 'chat/set-privacy',
  summary: 'Change what others notice',
  method: 'PUT',
  path: '/api/privacy.php',
  caller: 'member',
  input: z.strictObject({ shows_online: z.boolean(), read_receipts: z.boolean() }),
  answer: privacy,
  errors: {},
});
