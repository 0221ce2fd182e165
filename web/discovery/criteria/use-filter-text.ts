import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { type TextFunction, useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/regions.ts';
import type { ActiveFilter } from './active-filters.ts';
import { ageLimits } from './member-search.ts';
import { useChoiceText } from './use-choice-text.ts';

const ageText = (text: TextFunction, { youngest, oldest }: { youngest: number; oldest: number }): string => {
  if (oldest === ageLimits.oldest) return text('discovery.wish.older', { age: youngest });
  if (youngest === ageLimits.youngest) return text('discovery.wish.younger', { age: oldest });
  return text('discovery.wish.age', { youngest, oldest });
};

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
        return text(wish.value === 'female' ? 'discovery.women' : 'discovery.men');
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
