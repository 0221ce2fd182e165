import { distanceBands, mostInterests } from '#contract/discovery/criteria.ts';
import { findMatches } from '#contract/discovery/find-matches.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

type MatchWish = CallOf<typeof findMatches> & object;

export const matchesQuery = (wish: MatchWish) => queryFor(findMatches, wish);

/** The answers to the match finder's questions, as in the address of its results (DISC-5). */
export interface MatchAnswers {
  readonly signup_reason: ReadonlyArray<(typeof attributeValues.signup_reason)[number]>;
  readonly interests: readonly Interest[];
  readonly relationship_status: ReadonlyArray<(typeof attributeValues.relationship_status)[number]>;
  readonly min_age: number;
  readonly max_age: number;
  /** Kilometres. Null: any distance. */
  readonly distance: (typeof distanceBands)[number] | null;
  readonly hide_fictional: boolean;
}

export const matchAges = { youngest: 18, oldest: 99 } as const;

const among = <Word extends string>(words: readonly Word[], given: string | null): Word[] => {
  const asked = new Set((given ?? '').split(','));
  return words.filter((word) => asked.has(word));
};

const ageIn = (given: string | null, otherwise: number): number => {
  const age = given === null ? Number.NaN : Number(given);
  return Number.isInteger(age) && age >= matchAges.youngest && age <= matchAges.oldest ? age : otherwise;
};

/** Reads the answers from an address and ignores invalid ones. */
export function answersOf(query: URLSearchParams): MatchAnswers {
  const [first, second] = [
    ageIn(query.get('min_age'), matchAges.youngest),
    ageIn(query.get('max_age'), matchAges.oldest),
  ];
  return {
    signup_reason: among(attributeValues.signup_reason, query.get('signup_reason')),
    interests: among(interests, query.get('interests')).slice(0, mostInterests),
    relationship_status: among(attributeValues.relationship_status, query.get('relationship_status')),
    min_age: Math.min(first, second),
    max_age: Math.max(first, second),
    distance: distanceBands.find((band) => String(band) === query.get('distance')) ?? null,
    hide_fictional: query.get('hide_fictional') === 'true',
  };
}

/** Returns only the criteria that differ from the defaults. */
export function matchCriteriaOf(answers: MatchAnswers): MatchWish {
  const { signup_reason, interests: shared, relationship_status, min_age, max_age, distance } = answers;
  return {
    ...(signup_reason.length === 0 ? {} : { signup_reason: [...signup_reason] }),
    ...(shared.length === 0 ? {} : { interests: [...shared] }),
    ...(relationship_status.length === 0 ? {} : { relationship_status: [...relationship_status] }),
    ...(min_age > matchAges.youngest ? { min_age } : {}),
    ...(max_age < matchAges.oldest ? { max_age } : {}),
    ...(distance === null ? {} : { distance }),
    ...(answers.hide_fictional ? { hide_fictional: true } : {}),
  };
}

/** The answers as the query of an address. */
export const queryOf = (answers: MatchAnswers): URLSearchParams =>
  new URLSearchParams(Object.entries(matchCriteriaOf(answers)).map(([name, value]) => [name, String(value)]));

/** Address of the results. `found` marks the questions as answered, even if all were skipped. */
export function addressOfMatches(answers: MatchAnswers): string {
  const query = queryOf(answers);
  query.set('found', '1');
  return `/match-finder?${query}`;
}

/** Address of the questions with these answers. */
export const addressOfQuestions = (answers: MatchAnswers): string => `/match-finder?${queryOf(answers)}`;
