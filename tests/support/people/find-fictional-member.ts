import { searchMembers } from '#contract/discovery/search-members.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** A fictional demo profile that the member finds, by default far from the members of the journeys. */
export async function findFictionalMember(
  member: JourneyMember,
  criteria: CallOf<typeof searchMembers> = { country: 'DE' },
): Promise<ProfileCard> {
  const { answer } = await member.client.api(searchMembers, criteria);
  const found = answer.results.find(({ fictional }) => fictional);
  if (!found) throw new Error('the demo has no such fictional profile');
  return found;
}
