import { changeProfile } from '#contract/profiles/change-profile.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** A member says to love art, beside any browser. */
export async function loveArtAs(member: JourneyMember): Promise<void> {
  (await member.client.api(changeProfile, { interests: ['art'], about: 'Ik schilder.' })).answer;
}
