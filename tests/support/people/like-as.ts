import type { Id } from '#contract/kit/id.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Likes somebody as a member, through the API and without a browser. */
export async function likeAs(member: JourneyMember, profile: Id): Promise<void> {
  (await member.client.api(likeMember, { profile })).answer;
}
