import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Things that accounts share; each has a text: `accounts.desk.shared.<kind>`. */
export const sharedKind = z.enum(['mail', 'bank_account', 'device', 'network']);

/**
 * One thing that a member shares with others. `number` counts the others, up to fifty. A network of a café or
 * a mobile provider has many members and proves nothing, so the ids are listed only if they are few.
 */
export const sharedWith = z.object({
  kind: sharedKind,
  /** Id of the page of a network or device; null for other things. */
  trace: z.nullable(id),
  number: z.int(),
  more: z.boolean(),
  /** At most ten, and none if more than ten share it. */
  members: z.array(z.object({ member: id, name: z.nullable(z.string()) })),
});

export type SharedWith = z.output<typeof sharedWith>;

/** Accounts with the same address, bank account, device or network as a member (SAFE-5). */
export const listRelatedMembers = operation({
  name: 'accounts/list-related-members',
  summary: 'Accounts that share something with a member',
  method: 'GET',
  path: '/api/console/related-members.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({ results: z.array(sharedWith) }),
  errors: {},
});
