import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { totpCodeAt } from '../people/two-step.ts';
import type { AbuseWorld, Bystander } from './abuse-world.ts';

/** Something a bystander must still be able to do after strangers did their worst. */
export interface BystanderCheck {
  readonly name: string;
  /** Whether a member who is hidden with cause has it too. */
  readonly evenIfHidden: boolean;
  holds(world: AbuseWorld, bystander: Bystander): Promise<boolean>;
}

/** Logs in with the password, and with a code if the member uses two-step login. Returns the status. */
async function logInAgain({ clock }: AbuseWorld, { client, email, password, secret }: Bystander) {
  const { status, answer } = await client.api(logIn, { email, password });
  if (status !== 200 || secret === null) return status;
  const code = totpCodeAt(secret, clock.now());
  return (await client.api(finishLogIn, { token: answer.second_step?.token ?? '', code })).status;
}

/** All checks. A feature with a new way to harm others adds the opposite of the harm here. */
export const bystanderChecks: readonly BystanderCheck[] = [
  {
    name: 'is seen by others',
    evenIfHidden: false,
    holds: async ({ viewer }, { id }) => (await viewer.api(getMember, { id })).status === 200,
  },
  {
    name: 'stays logged in',
    evenIfHidden: true,
    holds: async (_world, { id, client }) => (await client.api(getCurrentUser, {})).answer.user?.id === id,
  },
  {
    name: 'logs in with the own browser',
    evenIfHidden: true,
    // A log-in costs a hash, so only those log in whom the sequence tried to lock out.
    holds: async (world, bystander) =>
      !world.targets.has(bystander.id) || (await logInAgain(world, bystander)) === 200,
  },
  {
    name: 'gets a link for a new password with the own browser',
    evenIfHidden: true,
    holds: async (_world, { client, email }) =>
      (await client.api(requestPasswordReset, { email })).status === 200,
  },
];
