import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** A bank account for which several members signed a mandate; only its last characters are shown. */
export const sharedAccount = z.object({ last_four: z.string(), members: z.array(id) });

export type SharedAccount = z.output<typeof sharedAccount>;

/** Bank accounts shared by several members, newest first, at most a hundred (SAFE-2, SEPA-12). */
export const listSharedAccounts = operation({
  name: 'payments/list-shared-accounts',
  summary: 'Bank accounts of several members',
  method: 'GET',
  path: '/api/console/shared-accounts.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(sharedAccount) }),
  errors: {},
});
