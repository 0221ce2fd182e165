import type { CallOf } from '#contract/kit/operation.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Changes a member's profile through the API. */
export async function changeProfileAs(
  member: JourneyMember,
  told: CallOf<typeof changeProfile>,
): Promise<void> {
  (await member.client.api(changeProfile, told)).answer;
}
