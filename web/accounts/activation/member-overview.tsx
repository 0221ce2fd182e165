import { useQuery } from '@tanstack/react-query';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { MemberGrid } from '#web/discovery/member-grid.tsx';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './member-overview.module.css';

const shown = 4;

/** A few members, and a link to all of them (ACC-7). Shows no cards if none are found. */
export function MemberOverview() {
  const text = useText();
  const { data } = useQuery(queryFor(searchMembers, { order: 'nearest' }));
  const cards = data?.results.slice(0, shown) ?? [];
  return (
    <section className={styles.overview} aria-labelledby="all-members">
      <h2 id="all-members" className={styles.title}>
        {text('accounts.activated.members')}
      </h2>
      <p className={styles.lead}>{text('accounts.activated.members_hint')}</p>
      {cards.length > 0 ? (
        <MemberGrid cards={cards} heart={(card) => <LikeButton profile={card} round />} />
      ) : null}
      <ButtonLink to="/members" size="lg" fullWidth>
        {text('accounts.to_members')}
      </ButtonLink>
    </section>
  );
}
