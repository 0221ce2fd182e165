import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { listRelated } from '#contract/discovery/list-related.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { MemberGrid } from './member-grid.tsx';
import styles from './related-members.module.css';

const relatedQuery = (profile: number) => queryFor(listRelated, { profile });

/**
 * Members similar to the open profile, shown below it (PROF-2, DISC-4). Renders nothing if there are none.
 */
export function RelatedMembers(props: { member: number; heart: (card: ProfileCard) => ReactNode }) {
  const text = useText();
  const title = useId();
  const { data } = useQuery(relatedQuery(props.member));
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.related}>
      <h2 id={title}>{text('discovery.related')}</h2>
      <MemberGrid cards={data.results} heart={props.heart} />
    </section>
  );
}
