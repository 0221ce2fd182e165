import { changeProfile } from '#contract/profiles/change-profile.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Sets art as a member's interest, through the API and without a browser. */
export async function addArtInterestAs(member: JourneyMember): Promise<void> {
  (await member.client.api(changeProfile, { interests: ['art'], about: 'Ik schilder.' })).answer;
}
