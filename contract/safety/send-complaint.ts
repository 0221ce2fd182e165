import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { emailAddress, typedText } from '#contract/kit/text.ts';
import { complaintSubject, isNotice, longestComplaint } from './complaint.ts';
import { flaggerKey } from './flaggers/trusted-flagger.ts';

/** An order number as pasted, spaces included. */
const orderNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^[1-9]\d{0,15}$/, 'order_number'),
);

const fields = z.strictObject({
  /** Idempotency key of the form: sending it again is the same complaint. */
  client_id: z.uuid('invalid'),
  subject: z.enum(complaintSubject.options, 'required'),
  words: typedText(longestComplaint),
  /**
   * Name and address of a sender without a login; required unless the complaint is about a minor (DSA-1). A
   * member is known and gives neither.
   */
  name: z.optional(typedText(100)),
  email: z.optional(emailAddress),
  order: z.optional(orderNumber),
  /** Place on the site: the address of a page, or a name. */
  place: z.optional(typedText(500)),
  /** The key of a trusted flagger, who needs no name and no address (DSA art. 22). Only for notices. */
  flagger: z.optional(flaggerKey),
  /** The sender believes the complaint to be true. */
  good_faith: z._default(z.boolean(), false),
});

type Fields = z.output<typeof fields>;

/**
 * Sends a complaint or a notice, with an account or without (SAFE-1, DSA-1, FIC-14, GDPR-12). Every complaint
 * is accepted, and the receipt with the number is mailed at once. The same form sent again is the same
 * complaint. A member who is suspended from reporting is refused `reporting_suspended`. A suspended address gets the
 * usual answer, and its notice about content is closed unread: anybody can type any address.
 */
export const sendComplaint = operation({
  name: 'safety/send-complaint',
  summary: 'Complain, or report something',
  method: 'POST',
  path: '/api/complaint.php',
  caller: 'anyone',
  whileRestricted: true,
  budget: {
    kind: 'costly',
    device: [{ calls: 10, seconds: 3600 }],
    network: [{ calls: 20, seconds: 3600 }],
    stepUp: { network: { calls: 3, seconds: 3600 }, site: { calls: 200, seconds: 3600 } },
  },
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
    /** The number with which the sender refers to the complaint: `03F7-K2Q9-XH4D`. */
    number: z.string(),
    /** A receipt is being mailed. */
    mailed: z.boolean(),
  }),
  errors: { client_id_reused: 409, flagger_unknown: 404, reporting_suspended: 403 },
});
