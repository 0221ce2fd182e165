import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownAddress } from './own-address.ts';

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
