import * as z from 'zod/mini';
import { emailAddress } from '#contract/kit/email-address.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { complaintSubject, isNotice, longestComplaint } from './complaint.ts';

/** An order's number as somebody copied it, spaces and all. */
const orderNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^[1-9]\d{0,15}$/, 'order_number'),
);

const fields = z.strictObject({
  /** Of the form: sending it again is the same complaint. */
  client_id: z.uuid('invalid'),
  subject: z.enum(complaintSubject.options, 'required'),
  words: typedText(longestComplaint),
  /** Who writes, where nobody is logged in; needed then, but about a minor (DSA-1). A member is known and gives neither. */
  name: z.optional(typedText(100)),
  email: z.optional(emailAddress),
  order: z.optional(orderNumber),
  /** Where on the site it is: an address of a page, or a name. */
  place: z.optional(typedText(500)),
  /** They believe what they say to be true. */
  good_faith: z._default(z.boolean(), false),
});

type Fields = z.output<typeof fields>;

/**
 * Complains, or reports something, with an account or without (SAFE-1, DSA-1, FIC-14, GDPR-12). It is always taken; the
 * receipt with the number is mailed at once. The same form sent again is the same complaint.
 */
export const sendComplaint = operation({
  name: 'safety/send-complaint',
  summary: 'Complain, or report something',
  method: 'POST',
  path: '/api/complaint.php',
  caller: 'anyone',
  whileRestricted: true,
  limit: { calls: 20, seconds: 3600 },
  input: fields.check(
    z.refine<Fields>(({ subject, place }) => !isNotice(subject) || place !== undefined, {
      error: 'required',
      path: ['place'],
    }),
    z.refine<Fields>(({ subject, good_faith }) => !isNotice(subject) || good_faith, {
      error: 'good_faith',
      path: ['good_faith'],
    }),
  ),
  answer: z.object({
    /** What they ask after it by: `03F7-K2Q9-XH4D`. */
    number: z.string(),
    /** A receipt is under way by mail. */
    mailed: z.boolean(),
  }),
  errors: { client_id_reused: 409 },
});
