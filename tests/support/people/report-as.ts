import { getMember } from '#contract/profiles/get-member.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Reports a member as another member, through the API. Returns the case number. */
export async function reportAs(from: JourneyMember, about: JourneyMember): Promise<string> {
  return (await from.client.api(reportMember, { profile: about.id, reason: 'offensive' })).answer.number;
}

/** Whether a member can open the profile of another member. */
export async function canOpenProfile(from: JourneyMember, other: JourneyMember): Promise<boolean> {
  return (await from.client.api(getMember, { id: other.id })).status === 200;
}
