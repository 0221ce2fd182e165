import * as z from 'zod/mini';
import { gender, lookingFor } from '#contract/profiles/fields.ts';
import { interest } from '#contract/sites/interest.ts';
import type { SignUpDraft } from '../sign-up-steps/sign-up-draft.ts';

const answers = ['gender', 'looking_for', 'country', 'countryregion', 'interests'] as const;
const names = [...answers, 'opener'];

type Start = Partial<Pick<SignUpDraft, (typeof answers)[number]>>;

const opener = z.enum(['1', '2', '3']);

/** The lander's answers from the address of the sign-up, and the remaining address (CONT-2). */
export interface LanderAnswers {
  readonly start: Start;
  /** The number of the chosen opener (`accounts.target.opener_1` …); null if none was chosen. */
  readonly opener: z.output<typeof opener> | null;
  readonly rest: URLSearchParams;
}

const interestsIn = (search: URLSearchParams): string => {
  const named = new Set(search.getAll('interests').flatMap((list) => list.split(',')));
  return [...named].filter((name) => z.safeParse(interest, name).success).join(',');
};

const placeIn = (search: URLSearchParams, countries: readonly string[]) => {
  const region = search.get('countryregion') ?? '';
  const country = search.get('country') ?? region.slice(0, 2);
  if (!countries.includes(country)) return {};
  return { country, countryregion: region.startsWith(`${country}-`) ? region : '' };
};

/** Null if the address contains no answers. Invalid values are ignored. */
export function landerAnswersOf(search: URLSearchParams, countries: readonly string[]): LanderAnswers | null {
  if (!names.some((name) => search.has(name))) return null;
  const [mine, theirs, interests] = [
    z.safeParse(gender, search.get('gender')).data,
    z.safeParse(lookingFor, search.get('looking_for')).data,
    interestsIn(search),
  ];
  const remaining = new URLSearchParams(search);
  for (const name of names) remaining.delete(name);
  return {
    start: {
      ...(mine && { gender: mine }),
      ...(theirs && { looking_for: theirs }),
      ...placeIn(search, countries),
      ...(interests && { interests }),
    },
    opener: z.safeParse(opener, search.get('opener')).data ?? null,
    rest: remaining,
  };
}
