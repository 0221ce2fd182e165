import { searchMembers } from '#contract/discovery/search-members.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Somebody fictional of the demo, far from those whom journeys look for, as the member finds them. */
export async function somebodyFictional(member: JourneyMember): Promise<ProfileCard> {
  const { answer } = await member.client.api(searchMembers, { country: 'DE' });
  const found = answer.results.find(({ fictional }) => fictional);
  if (!found) throw new Error('the demo has nobody fictional in Germany');
  return found;
}
