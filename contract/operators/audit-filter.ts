import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** Which entries of the audit log are shown or exported. Ids and terms of ours, never a name or an address. */
export const auditFilter = {
  operator: z.optional(id),
  /** A whole area such as `payments`, or one action such as `payments/list-debts`. */
  action: z.optional(z.string().check(z.regex(/^[a-z]{1,20}(?:\/[a-z-]{1,60})?$/, 'invalid'))),
  member: z.optional(id),
  subject: z.optional(id),
  since: z.optional(instant),
  /** Exclusive. */
  until: z.optional(instant),
  /** Only looks, or only acts. */
  look: z.optional(z.boolean()),
};
