import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { currentUser } from './current-user.ts';
import { signUpInput } from './sign-up-input.ts';

/**
 * Makes a member, logs them in unconfirmed, grants signup_credits and mails the activation link (ACC-1, ACC-5).
 *
 * With `target`, a member of the site who may be seen, `signup_message` is the first message to them: it waits until
 * the address is confirmed. A target who is gone meanwhile is left out with the message; the sign-up goes on.
 * To a fictional target nothing is written before its writer said that they know what it is: `accept_fictional` at the
 * field, and with it the acknowledgement is kept in the same transaction (FIC-4).
 * `invite` opens a site that takes no others (ACC-3) and is used up by the account: `invite_invalid` at the field
 * where it is worth nothing.
 *
 * `user` is null where the site tells nobody who has an account (`reveal_account_existence: no`): nobody is logged in,
 * and what happened is in the mailbox. Otherwise a taken address is `email_taken` at the field (ACC-11).
 *
 * The age is the server's to judge, for it remembers a refusal for a day: `under_age`, and then `under_age_before`
 * for whatever date comes from the same browser (AGE-1).
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
