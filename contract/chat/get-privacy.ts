import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { privacy } from './privacy.ts';

/** The caller's privacy settings: online status and read receipts (TRUST-11). */
export const getPrivacy = operation({
  name: 'chat/get-privacy',
  summary: 'What others notice',
  method: 'GET',
  path: '/api/privacy.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: privacy,
  errors: {},
});
