import { sql } from 'kysely';
import { mostRelated } from '#contract/discovery/list-related.ts';
import type { SearchResult } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { ageOn } from '#contract/profiles/age.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { birthDates } from '../search/birth-dates.ts';
import { candidatesFor } from './candidates.sql.ts';
import { cardsWithDistance } from './cards-with-distance.ts';
import { seekerOf } from './seeker.sql.ts';
import { similarityOf } from './similarity.ts';

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
export async function relatedMembers(
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
    gender: subject.gender,
    lookingFor: null,
    country: subject.country,
    born: birthDates(Math.max(youngest, age - years), age + years, now),
    hideFictional: own?.hides_fictional ?? false,
    near: own?.near ?? null,
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
  const shown = await cardsWithDistance(db, alike, { site, viewer: member, now });
  return shown.map(({ card }) => card);
}
