import type { FoundMatch } from '#contract/discovery/find-matches.ts';

/** The criteria of the member who looks for a match. */
export interface MatchCriteria {
  readonly interests: readonly string[];
  readonly reasons: readonly string[];
  readonly relationships: readonly string[];
  /** Maximum distance in metres that counts as near. Null: the distance does not matter. */
  readonly near: number | null;
  /** A member who was active after this moment is online. */
  readonly onlineSince: Date;
}

export interface Matchable {
  readonly fictional: boolean;
  readonly interests: readonly string[];
  readonly signup_reason: string | null;
  readonly relationship_status: string | null;
  readonly has_about: boolean;
  readonly has_photo: boolean;
  readonly last_active_at: Date;
  /** False if the member hides that they are online (TRUST-11). */
  readonly shows_online: boolean;
  readonly metres: number | null;
}

type Reason = FoundMatch['reasons'][number];

/** Points for each reason. The points for interests count per shared interest. */
const weights: Readonly<Record<Reason, number>> = {
  interests: 3,
  same_wish: 5,
  near: 5,
  relationship: 4,
  online: 2,
  photo: 2,
  about: 1,
};

const holds = (list: readonly string[], value: string | null) => value !== null && list.includes(value);

/** Scores how well a member fits and lists the reasons, highest weight first (DISC-5). */
export function matchScore(wishes: MatchCriteria, member: Matchable) {
  const shared = wishes.interests.filter((interest) => member.interests.includes(interest));
  // A fictional profile has no place and is never online (FIC-7).
  const near =
    !member.fictional && wishes.near !== null && member.metres !== null && member.metres <= wishes.near;
  const points: Readonly<Record<Reason, number>> = {
    interests: weights.interests * shared.length,
    same_wish: holds(wishes.reasons, member.signup_reason) ? weights.same_wish : 0,
    near: near ? weights.near : 0,
    relationship: holds(wishes.relationships, member.relationship_status) ? weights.relationship : 0,
    online:
      !member.fictional && member.shows_online && member.last_active_at > wishes.onlineSince
        ? weights.online
        : 0,
    photo: member.has_photo ? weights.photo : 0,
    about: member.has_about ? weights.about : 0,
  };
  const all: readonly Reason[] = [
    'interests',
    'same_wish',
    'near',
    'relationship',
    'online',
    'photo',
    'about',
  ];
  const reasons = all
    .filter((reason) => points[reason] > 0)
    .sort((one, other) => points[other] - points[one]);
  return { score: all.reduce((sum, reason) => sum + points[reason], 0), reasons, shared };
}
