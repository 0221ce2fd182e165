import { useIntl } from 'react-intl';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { LookingFor } from '#contract/profiles/fields.ts';
import { type TextFunction, type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ageLimits } from './member-search.ts';

export const genderTexts = {
  female: 'discovery.women',
  male: 'discovery.men',
  both: 'discovery.both',
} as const satisfies Record<LookingFor, TextKey>;

/** Describes a range of ages; an end that is a limit of the search is left out. */
export const ageText = (
  text: TextFunction,
  { youngest, oldest }: { youngest: number; oldest: number },
): string => {
  if (oldest === ageLimits.oldest) return text('discovery.wish.older', { age: youngest });
  if (youngest === ageLimits.youngest) return text('discovery.wish.younger', { age: oldest });
  return text('discovery.wish.age', { youngest, oldest });
};

/**
 * Describes the search with which a member starts, in a few words: gender, country and ages. It knows no other
 * filters, so that the first load of an empty page does not contain their texts (B18).
 */
export function useStartText(): (search: Criteria) => string {
  const text = useText();
  const { formatDisplayName } = useIntl();
  return ({ gender, country, min_age, max_age }) =>
    [
      gender && text(genderTexts[gender]),
      country && (formatDisplayName(country, { type: 'region' }) ?? country),
      min_age !== undefined && max_age !== undefined && ageText(text, { youngest: min_age, oldest: max_age }),
    ]
      .filter(Boolean)
      .join(' · ');
}
