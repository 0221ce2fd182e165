import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import type { AbuseWorld, Bystander } from './abuse-world.ts';

/** Something a bystander must still be able to do after strangers did their worst. */
export interface BystanderCheck {
  readonly name: string;
  /** Whether a member who is hidden with cause has it too. */
  readonly evenIfHidden: boolean;
  holds(world: AbuseWorld, bystander: Bystander): Promise<boolean>;
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
];
