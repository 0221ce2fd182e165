import type { ComponentProps } from 'react';
import type { searchMembers } from '#contract/discovery/search-members.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { MemberGrid } from '../member-grid.tsx';
import { addressOf, ageLimits, everyone, type MemberSearch } from '../state/member-search.ts';
import { Pager } from './pager.tsx';
import styles from './results.module.css';

type Heart = ComponentProps<typeof MemberGrid>['heart'];
type Found = AnswerOf<typeof searchMembers>;

const someYears = 10;

/** How many there are, and how many of them are no people (FIC-7). */
function Count({ found }: { found: Found }) {
  const text = useText();
  const { numResults: count, numFictional: fictional } = found;
  return (
    <p className={styles.count} aria-live="polite">
      {text(found.numResultsCapped ? 'discovery.count_capped' : 'discovery.count', { count })}
      {fictional !== null && fictional > 0 ? ` ${text('discovery.of_them_fictional', { fictional })}` : null}
    </p>
  );
}

function Nobody({ search }: { search: MemberSearch }) {
  const text = useText();
  const wider = {
    ...search,
    page: 1,
    minAge: Math.max(ageLimits.youngest, search.minAge - someYears),
    maxAge: Math.min(ageLimits.oldest, search.maxAge + someYears),
  };
  const canWiden = addressOf(wider) !== addressOf({ ...search, page: 1 });
  return (
    <EmptyState picture="search" title={text('discovery.nobody')} body={text('discovery.nobody_body')}>
      {canWiden ? <ButtonLink to={addressOf(wider)}>{text('discovery.widen_age')}</ButtonLink> : null}
      <ButtonLink to={addressOf(everyone)} variant={canWiden ? 'subtle' : 'filled'}>
        {text('discovery.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What a search found. */
export function Results(props: { search: MemberSearch; found: Found; heart: Heart; busy: boolean }) {
  const text = useText();
  const { search, found, heart } = props;
  return (
    <div className={styles.results} aria-busy={props.busy}>
      <Count found={found} />
      {found.results.length > 0 ? (
        <MemberGrid cards={found.results} heart={heart} />
      ) : (
        <Nobody search={search} />
      )}
      <Pager search={search} numResults={found.numResults} />
      {found.similarResults.length > 0 ? (
        <section aria-labelledby="similar-members" className={styles.similar}>
          <h2 id="similar-members">{text('discovery.similar')}</h2>
          <p className={styles.count}>{text('discovery.similar_why')}</p>
          <MemberGrid cards={found.similarResults} heart={heart} />
        </section>
      ) : null}
    </div>
  );
}
