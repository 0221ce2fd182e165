import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { TextKey } from '#web/platform/intl/use-text.tsx';

/** Interests that suit a first line to an unknown member. */
const topics = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'movies',
  'music',
  'outdoors',
  'photography',
  'reading',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'video_games',
  'wine',
] as const satisfies readonly Interest[];

const atMost = 4;

/** Lines that do not treat a fictional profile as a person: about who writes, and about play (FIC-10). */
const toFictional: readonly TextKey[] = [
  'chat.icebreaker.fictional_who',
  'chat.icebreaker.fictional_story',
  'chat.icebreaker.fictional_play',
];

/**
 * Icebreakers for a profile (CHAT-5): first shared interests, then the other member's interests, then lines
 * that always fit. None is about the place where somebody lives.
 */
export function icebreakersFor(
  other: Pick<MemberProfile, 'fictional' | 'interests' | 'about'>,
  own: readonly Interest[],
): readonly TextKey[] {
  if (other.fictional) return toFictional;
  const theirs = topics.filter((topic) => other.interests.includes(topic));
  const shared = theirs.filter((topic) => own.includes(topic));
  const about = [...shared, ...theirs.filter((topic) => !own.includes(topic))].slice(0, atMost - 1);
  const lines: TextKey[] = [
    ...about.map((topic) => `chat.icebreaker.on.${topic}` as const),
    ...(other.about === null ? [] : (['chat.icebreaker.about'] as const)),
    'chat.icebreaker.weekend',
    'chat.icebreaker.laugh',
  ];
  return lines.slice(0, atMost);
}
