import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';

/** An invite in the console. Its code is stored as a hash and shown once, when it is made (ACC-3). */
export const invite = z.object({
  id,
  host: z.string(),
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  made_at: instant,
  /** Address of the operator; null: made on the command line. */
  made_by: z.nullable(z.string()),
  expires_at: instant,
  used_at: z.nullable(instant),
  /** The account that it opened; null for an erased one. */
  member: z.nullable(id),
  withdrawn_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
});

export type Invite = z.output<typeof invite>;

/** The invites of all sites or of one, newest first (ACC-3, SAFE-6). */
export const listInvites = operation({
  name: 'accounts/list-invites',
  summary: 'Invites in the console',
  method: 'GET',
  path: '/api/console/invites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    site: z.optional(queryInteger(1, 32_767)),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: z.extend(pageOf(invite), {
    sites: z.array(z.object({ site: z.int(), host: z.string() })),
  }),
  errors: {},
});
