import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import type { Client } from '../service/client.ts';
import { solveProof } from '../service/client.ts';
import { signUpForm } from './sign-up-form.ts';

/** Signs a new member up in this browser, like the form. Missing fields get defaults. */
export async function signUpMember(
  client: Client,
  given: Partial<CallOf<typeof signUp>> = {},
): Promise<CurrentUser> {
  const form = signUpForm({ members_only: false, ...given });
  let reply = await client.api(signUp, form);
  // Like the browser, it solves the challenge that many sign-ups from one address meet.
  if (reply.status === 429)
    reply = await client.api(signUp, form, { headers: await solveProof(reply.problem) });
  const { answer } = reply;
  if (answer.user === null) throw new Error('the site does not reveal whether an address has an account');
  return answer.user;
}
