import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { consent } from '../list-consents.ts';

/** Kinds of mail to a member with the moment; each has a text: `accounts.desk.mail.<kind>`. */
export const sentMail = z.object({
  kind: z.enum([
    'activation',
    'password_reset',
    'mail_change',
    'message',
    'like',
    'match',
    'daily',
    'operator',
  ]),
  at: instant,
});

/** How the account began, what its member agreed to, and which mails it got (SAFE-5). Never a text. */
export const getMemberFacts = operation({
  name: 'accounts/get-member-facts',
  summary: "A member's sign-up, consents and mails, for operators",
  method: 'GET',
  path: '/api/console/member-facts.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    /** Null for an erased member. */
    email: z.nullable(z.string()),
    confirmed_at: z.nullable(instant),
    /** An address that waits for its confirmation. */
    new_email: z.nullable(z.string()),
    /** Mails to the member do not arrive. */
    bounced: z.boolean(),
    invited: z.boolean(),
    /** The traffic source, if the member agreed to its storage. */
    source: z.nullable(z.object({ network: z.nullable(z.string()), ref: z.nullable(z.string()) })),
    consents: z.array(consent),
    /** At most 30, newest first. */
    mails: z.array(sentMail),
  }),
  errors: {},
});
