import * as z from 'zod/mini';
import { oldestAge } from '#contract/discovery/criteria.ts';
import { type FoundMatch, findMatches, foundMatch, mostMatches } from '#contract/discovery/find-matches.ts';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { lookingFor } from '#contract/profiles/fields.ts';
import { interests } from '#contract/sites/interest.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { birthDates } from '../search/birth-dates.ts';
import { onlineMilliseconds } from '../search/build-search.ts';
import { gendersOf } from '../search/sought-gender.ts';
import { byRarity } from './by-rarity.ts';
import { candidatesFor, seekerOf } from './candidates.sql.ts';
import { cardsWithDistance } from './cards-with-distance.ts';
import { matchScore } from './match-score.ts';

const youngest = 18;
const { signup_reason: reason, relationship_status: relationship } = foundMatch.shape;
/** Number of recently active candidates that are ranked. */
const pool = 500;

interface Finder {
  readonly site: number;
  readonly member: Id;
  readonly now: Date;
}

/**
 * Ranks the recently active candidates and returns the best, real members first, each with the reasons
 * (DISC-5).
 */
async function bestMatches(
  db: Handle,
  { site, member, now }: Finder,
  wish: InputOf<typeof findMatches>,
): Promise<FoundMatch[]> {
  const own = await seekerOf(db, member);
  if (!own) return [];
  const found = await candidatesFor(db, {
    site,
    viewer: member,
    genders: gendersOf(z.parse(lookingFor, own.looking_for)),
    lookingFor: own.gender,
    country: null,
    born: birthDates(wish.min_age ?? youngest, wish.max_age ?? oldestAge, now),
    hideFictional: wish.hide_fictional || own.hides_fictional,
    near: own.near,
    nearMetres: own.near_metres ?? 0,
    except: null,
    walked: pool,
    most: pool,
  });
  // A field that the site hides must not be revealed as a reason.
  const { visible_profile_fields: shown, visible_profile_notes: notes } = siteById(site).settings;
  const shows = (field: (typeof shown)[number]) => shown.includes(field);
  const wishes = {
    interests: shows('interests')
      ? (wish.interests ?? interests.filter((one) => own.interests.includes(one)))
      : [],
    reasons: shows('signup_reason') ? (wish.signup_reason ?? []) : [],
    relationships: shows('relationship_status') ? (wish.relationship_status ?? []) : [],
    near: wish.distance === undefined ? null : wish.distance * 1000,
    onlineSince: new Date(now.getTime() - onlineMilliseconds),
  };
  const ranked = found
    .map((one) => ({ ...one, has_about: one.has_about && notes.includes('about') }))
    .map((one) => ({
      member_id: one.member_id,
      metres: one.metres,
      interests: one.interests,
      fictional: one.fictional,
      signup_reason: one.signup_reason,
      relationship_status: one.relationship_status,
      match: matchScore(wishes, one),
    }))
    .filter(({ match }) => match.reasons.length > 0)
    .sort(
      (one, other) => Number(one.fictional) - Number(other.fictional) || other.match.score - one.match.score,
    )
    .slice(0, mostMatches);
  const shownCards = await cardsWithDistance(db, ranked, {
    site,
    viewer: member,
    now,
    interests: own.interests,
  });
  const rarestFirst = byRarity(found.map((one) => one.interests));
  return shownCards.map(({ found: { match, signup_reason, relationship_status }, card }) => ({
    ...card,
    reasons: [...match.reasons],
    shared_interests: interests.filter((one) => match.shared.includes(one)).sort(rarestFirst),
    signup_reason: match.reasons.includes('same_wish') ? z.parse(reason, signup_reason) : null,
    relationship_status: match.reasons.includes('relationship')
      ? z.parse(relationship, relationship_status)
      : null,
  }));
}

export const findMatchesHandler = handler(
  findMatches,
  async ({ site, member, input }, { replica, clock }) => ({
    results: await bestMatches(replica, { site, member, now: clock.now() }, input),
    page: 1 as const,
    has_more: false as const,
  }),
);
