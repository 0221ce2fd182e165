import { searchMembers } from '#contract/discovery/search-members.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** A fictional demo profile that the member finds, far from the members of the journeys. */
export async function findFictionalMember(member: JourneyMember): Promise<ProfileCard> {
  const { answer } = await member.client.api(searchMembers, { country: 'DE' });
  const found = answer.results.find(({ fictional }) => fictional);
  if (!found) throw new Error('the demo has no fictional profile in Germany');
  return found;
}
