import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Requests the deletion of the member's account. Other members cannot reach the member afterwards. */
export async function leaveAccount({ client, password }: JourneyMember): Promise<void> {
  (await client.api(requestDeletion, { password, reason: 'break' })).answer;
}
