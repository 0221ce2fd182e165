import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** A member's privacy settings. Data that is switched off is absent from every answer (TRUST-11). */
export const privacy = z.object({
  /** Others see when the member is online. */
  shows_online: z.boolean(),
  /** Read receipts in both directions. If off, neither member learns what the other has read. */
  read_receipts: z.boolean(),
});

export type Privacy = z.output<typeof privacy>;

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
