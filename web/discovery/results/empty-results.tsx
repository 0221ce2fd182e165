import { IconX } from '@tabler/icons-react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { activeFiltersOf, withoutFilter } from '../criteria/active-filters.ts';
import { addressOf, ageLimits } from '../criteria/member-search.ts';
import { useFilterText } from '../criteria/use-filter-text.ts';

const someYears = 10;
/** Maximum number of suggestions. */
const offered = 2;

const wider = (criteria: Criteria): Criteria => ({
  ...criteria,
  min_age: (criteria.min_age ?? ageLimits.youngest) - someYears,
  max_age: (criteria.max_age ?? ageLimits.oldest) + someYears,
});

/** No match: offers to remove the most restrictive filter with one tap. */
export function EmptyResults({ criteria }: { criteria: Criteria }) {
  const text = useText();
  const wishes = activeFiltersOf(criteria);
  const textOf = useFilterText(wishes);
  const loosened = wishes.filter(({ kind }) => kind !== 'age' && kind !== 'gender').slice(0, offered);
  const hasAges = wishes.some(({ kind }) => kind === 'age');
  return (
    <EmptyState picture="search" title={text('discovery.nobody')} body={text('discovery.nobody_body')}>
      {hasAges ? (
        <ButtonLink to={addressOf(wider(criteria))} variant="light">
          {text('discovery.widen_age')}
        </ButtonLink>
      ) : null}
      {loosened.map((wish) => (
        <ButtonLink
          key={textOf(wish)}
          to={addressOf(withoutFilter(criteria, wish))}
          variant="light"
          leftSection={<IconX size={18} aria-hidden />}
        >
          {text('discovery.without', { wish: textOf(wish) })}
        </ButtonLink>
      ))}
      <ButtonLink to={addressOf({})} variant={wishes.length > 0 ? 'subtle' : 'filled'}>
        {text('discovery.clear')}
      </ButtonLink>
    </EmptyState>
  );
}
