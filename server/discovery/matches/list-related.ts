import { sql } from 'kysely';
import * as z from 'zod/mini';
import { listRelated, mostRelated } from '#contract/discovery/list-related.ts';
import type { SearchResult } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { birthDates } from '../search/birth-dates.ts';
import { candidatesFor, seekerOf } from './candidates.sql.ts';
import { cardsWithDistance } from './cards-with-distance.ts';

interface Traits {
  readonly region: string | null;
  readonly interests: readonly string[];
  readonly signup_reason: string | null;
}

const points = { region: 4, interest: 2, reason: 3 } as const;

/** Scores how much two profiles have in common. */
function similarityOf(one: Traits, other: Traits): number {
  const common = one.interests.filter((interest) => other.interests.includes(interest)).length;
  return (
    points.interest * common +
    (one.region !== null && one.region === other.region ? points.region : 0) +
    (one.signup_reason !== null && one.signup_reason === other.signup_reason ? points.reason : 0)
  );
}

const youngest = 18;
const years = 8;
const pool = 200;

interface Looking {
  readonly site: number;
  readonly member: Id;
  readonly now: Date;
}

/**
 * Finds members similar to the profile that the viewer has open: same country, similar age, most similar
 * first (DISC-4).
 */
async function relatedMembers(
  db: Handle,
  { site, member, now }: Looking,
  other: Id,
): Promise<SearchResult[]> {
  const [own, subject] = [await seekerOf(db, member), await seekerOf(db, other)];
  if (!subject) return [];
  const age = ageOn(subject.date_of_birth, now);
  const found = await candidatesFor(db, {
    site,
    viewer: member,
    genders: [z.parse(gender, subject.gender)],
    lookingFor: null,
    country: subject.country,
    born: birthDates(Math.max(youngest, age - years), age + years, now),
    hideFictional: own?.hides_fictional ?? false,
    near: own?.near ?? null,
    nearMetres: own?.near_metres ?? 0,
    except: sql`profiles.member_id <> ${other}`,
    walked: pool,
    most: pool,
  });
  const alike = found
    .map((one) => ({ one, points: similarityOf(subject, one) }))
    .sort(
      (first, second) =>
        Number(first.one.fictional) - Number(second.one.fictional) || second.points - first.points,
    )
    .slice(0, mostRelated)
    .map(({ one }) => one);
  const shown = await cardsWithDistance(db, alike, {
    site,
    viewer: member,
    now,
    interests: own?.interests ?? [],
  });
  return shown.map(({ card }) => card);
}

export const listRelatedHandler = handler(listRelated, async (call, { replica, clock }) => {
  const { site, member, input } = call;
  if (!(await mayMeet(replica, site, input.profile, member))) call.refuse('not_found');
  const results = await relatedMembers(replica, { site, member, now: clock.now() }, input.profile);
  return { results, page: 1 as const, has_more: false as const };
});
