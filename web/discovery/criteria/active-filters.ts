import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { LookingFor } from '#contract/profiles/fields.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/places.ts';
import { useChoiceText } from './choice-text.ts';
import { type ChoiceName, choiceNames, chosenOf, toggled } from './choices.ts';
import { ageLimits } from './member-search.ts';
import { ageText, genderTexts } from './start-text.ts';

/** An active filter of a search, as one removable chip. */
export type ActiveFilter =
  | { readonly kind: 'online_now' | 'with_photo' | 'hide_fictional' }
  | { readonly kind: 'gender'; readonly value: LookingFor }
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

/** Returns the filters that a search has beyond those of another one. */
export function filtersBeyond(start: Criteria, criteria: Criteria): readonly ActiveFilter[] {
  const given = new Set(activeFiltersOf(start).map((wish) => JSON.stringify(wish)));
  return activeFiltersOf(criteria).filter((wish) => !given.has(JSON.stringify(wish)));
}

/** Describes a filter in a few words: "Met foto", "Kleur ogen: groen", "30 tot 40 jaar". */
export function useFilterText(wishes: readonly ActiveFilter[]): (wish: ActiveFilter) => string {
  const text = useText();
  const choice = useChoiceText();
  const { formatDisplayName } = useIntl();
  const { data } = useQuery({
    ...regionsQuery(),
    enabled: wishes.some(({ kind }) => kind === 'countryregion'),
  });
  return (wish) => {
    switch (wish.kind) {
      case 'gender':
        return text(genderTexts[wish.value]);
      case 'age':
        return ageText(text, wish);
      case 'country':
        return formatDisplayName(wish.value, { type: 'region' }) ?? wish.value;
      case 'countryregion': {
        const regions = Object.values(data?.regions ?? {}).flat();
        return regions.find(({ id }) => id === wish.value)?.name ?? wish.value;
      }
      case 'distance':
        return text('discovery.within', { distance: wish.value });
      case 'choice':
        return wish.name === 'interests'
          ? choice.ofWord(wish.name, wish.value)
          : text('discovery.wish.choice', {
              field: choice.ofList(wish.name),
              value: choice.ofWord(wish.name, wish.value),
            });
      default:
        return text(`discovery.${wish.kind}`);
    }
  };
}
