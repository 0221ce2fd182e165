import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** The member's e-mail address, and the new one that waits for confirmation (ACC-12). */
export const ownAddress = z.object({
  email: z.string(),
  verified: z.boolean(),
  pending: z.nullable(z.object({ email: z.string(), expires_at: instant })),
});

export type OwnAddress = z.output<typeof ownAddress>;

/** The caller's e-mail address and the pending new one. */
export const getAddress = operation({
  name: 'accounts/get-address',
  summary: 'Get the own e-mail address',
  method: 'GET',
  path: '/api/mail-change.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: ownAddress,
  errors: {},
});
