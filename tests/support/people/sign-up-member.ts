import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import type { Client } from '../service/client.ts';
import { signUpForm } from './sign-up-form.ts';

/** Signs a new member up in this browser, like the form. Missing fields get defaults. */
export async function signUpMember(
  client: Client,
  given: Partial<CallOf<typeof signUp>> = {},
): Promise<CurrentUser> {
  const { answer } = await client.api(signUp, signUpForm({ members_only: false, ...given }));
  if (answer.user === null) throw new Error('the site does not reveal whether an address has an account');
  return answer.user;
}
