import * as z from 'zod/mini';
import { memberState } from '#contract/accounts/console/member-state.ts';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Kinds of things in common that have a page. */
const traceKind = z.enum(['network', 'device']);

/** A member who used the network or device. */
export const traceMember = z.object({
  member: id,
  name: z.nullable(z.string()),
  host: z.string(),
  state: memberState,
  joined_at: instant,
  last_seen_at: instant,
  /** Decisions against the member. */
  breaches: z.int(),
});

export type TraceMember = z.output<typeof traceMember>;

/**
 * A network or device that accounts have in common, in the 90 days for which it is kept (SAFE-5). The id is random
 * and its own: neither the address of the network nor a hash of it leaves the server. A café and a mobile provider
 * have many members, which proves nothing.
 */
export const getCommonTrace = operation({
  name: 'accounts/get-common-trace',
  summary: 'A network or device in common',
  method: 'GET',
  path: '/api/console/common-trace.php',
  caller: 'operator',
  right: 'audit',
  input: z.strictObject({ id: queryId }),
  answer: z.object({
    id,
    kind: traceKind,
    /** The members who used it last, at most fifty. */
    members: z.array(traceMember),
    /** More than fifty used it. */
    more: z.boolean(),
    /** Accounts of these members by the day they were opened, the newest day first. */
    days: z.array(z.object({ day: z.string(), opened: z.int() })),
    /** Nobody opens an account from the network until then; null without a brake. */
    braked_until: z.nullable(instant),
  }),
  errors: {},
});
