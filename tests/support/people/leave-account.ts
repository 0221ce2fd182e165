import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** The member asks for the account to be deleted: from now on nobody reaches them. */
export async function leaveAccount({ client, password }: JourneyMember): Promise<void> {
  (await client.api(requestDeletion, { password, reason: 'break' })).answer;
}
