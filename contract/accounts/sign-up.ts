import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { currentUser } from './current-user.ts';
import { signUpInput } from './sign-up-input.ts';

/**
 * Creates a member, logs them in unconfirmed, grants signup_credits and mails the activation link (ACC-1,
 * ACC-5).
 * - `target`: a visible member of the site. `signup_message` is then the first message to them, held until
 *   the address is confirmed. If the target disappears meanwhile, the sign-up continues without both.
 * - `accept_fictional`: required at its field before a message to a fictional target. The acknowledgement is
 *   stored in the same transaction (FIC-4).
 * - `invite`: opens a closed site (ACC-3) and is used up by the account. An invalid code is `invite_invalid`
 *   at the field.
 * - `user` is null if the site reveals no accounts (`reveal_account_existence: no`): nobody is logged in, and
 *   the result is mailed. On other sites a taken address is `email_taken` at the field (ACC-11).
 * - The server checks the age, because it remembers a refusal for a day: `under_age`, then `under_age_before`
 *   for any date from the same browser (AGE-1).
 */
export const signUp = operation({
  name: 'accounts/sign-up',
  summary: 'Sign up',
  method: 'POST',
  path: '/api/signup.php',
  caller: 'anyone',
  limit: { calls: 30, seconds: 3600 },
  input: signUpInput({ minimumAge: 18, now: () => new Date(), age: 'later' }),
  answer: z.object({ user: z.nullable(currentUser) }),
  errors: { signups_closed: 403 },
});
