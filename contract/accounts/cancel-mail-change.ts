import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownAddress } from './own-address.ts';

/** Drops a change that waits; its link no longer works. Without one nothing happens. */
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
