import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/** Maximum length of a mail of an operator. */
export const longestMail = 4000;

/**
 * Sends a mail that the operator wrote to a member. The subject is fixed, and no push carries the text. The
 * same `client_id` again sends nothing.
 * - A member gets at most three such mails a day: `too_many_mails`.
 * - An unconfirmed address may be a stranger's: `address_unconfirmed`.
 */
export const mailMember = operation({
  name: 'operators/mail-member',
  summary: 'Send a mail to a member',
  method: 'POST',
  path: '/api/console/member-mails.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ member: id, client_id: z.uuid(), words: typedText(longestMail) }),
  answer: z.object({ mail: id }),
  errors: { too_many_mails: 429, address_unconfirmed: 409 },
});
