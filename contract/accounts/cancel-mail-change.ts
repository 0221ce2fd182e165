import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownAddress } from './own-address.ts';

/** Cancels a pending change, whose link stops working. Does nothing if no change is pending. */
export const cancelMailChange = operation({
  name: 'accounts/cancel-mail-change',
  summary: 'Drop a change of the e-mail address',
  method: 'DELETE',
  path: '/api/mail-change.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: ownAddress,
  errors: {},
});
