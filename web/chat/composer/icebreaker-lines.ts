import type { MemberProfile } from '#contract/profiles/member-profile.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { TextKey } from '#web/platform/intl/use-text.tsx';

/** What one can begin about with somebody one does not know yet. */
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

/** Nothing that takes it for a person: who writes it, and play (FIC-10). */
const toFictional: readonly TextKey[] = [
  'chat.icebreaker.fictional_who',
  'chat.icebreaker.fictional_story',
  'chat.icebreaker.fictional_play',
];

/**
 * Lines to begin with, by what the other's profile says (CHAT-5): what the two share first, then what is theirs, then what
 * always fits. Nothing about where anybody lives.
 */
export function openersFor(
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
