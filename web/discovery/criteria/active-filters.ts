import type { Criteria } from '#contract/discovery/criteria.ts';
import { type ChoiceName, choiceNames, chosenOf, toggled } from './choices.ts';
import { ageLimits } from './member-search.ts';

/** An active filter of a search, as one removable chip. */
export type ActiveFilter =
  | { readonly kind: 'online_now' | 'with_photo' | 'hide_fictional' }
  | { readonly kind: 'gender'; readonly value: 'female' | 'male' }
  | { readonly kind: 'country' | 'countryregion'; readonly value: string }
  | { readonly kind: 'distance'; readonly value: number }
  | { readonly kind: 'age'; readonly youngest: number; readonly oldest: number }
  | { readonly kind: 'choice'; readonly name: ChoiceName; readonly value: string };

/** Lists the active filters, usually the most restrictive first. The order of the results is not a filter. */
export function activeFiltersOf(criteria: Criteria): readonly ActiveFilter[] {
  const { gender, country, countryregion, min_age, max_age, distance } = criteria;
  const flags = (['online_now', 'with_photo', 'hide_fictional'] as const).filter((kind) => criteria[kind]);
  return [
    ...flags.map((kind): ActiveFilter => ({ kind })),
    ...(distance ? [{ kind: 'distance', value: distance } as const] : []),
    ...choiceNames.flatMap((name) =>
      chosenOf(criteria, name).map((value): ActiveFilter => ({ kind: 'choice', name, value })),
    ),
    ...(countryregion ? [{ kind: 'countryregion', value: countryregion } as const] : []),
    ...(min_age !== undefined || max_age !== undefined
      ? [
          {
            kind: 'age',
            youngest: min_age ?? ageLimits.youngest,
            oldest: max_age ?? ageLimits.oldest,
          } as const,
        ]
      : []),
    ...(country ? [{ kind: 'country', value: country } as const] : []),
    ...(gender ? [{ kind: 'gender', value: gender } as const] : []),
  ];
}

/** Returns the search without one of its filters. */
export function withoutFilter(criteria: Criteria, wish: ActiveFilter): Criteria {
  if (wish.kind === 'choice') return toggled(criteria, wish.name, wish.value);
  if (wish.kind === 'age') return { ...criteria, min_age: undefined, max_age: undefined };
  if (wish.kind === 'country') return { ...criteria, country: undefined, countryregion: undefined };
  return { ...criteria, [wish.kind]: undefined };
}
