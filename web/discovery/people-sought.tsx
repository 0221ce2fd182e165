import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { startAddress } from './criteria/member-search.ts';
import { startSearch } from './criteria/start-search.ts';
import { useStartText } from './criteria/start-text.ts';
import { MemberGrid } from './member-grid.tsx';
import styles from './people-sought.module.css';
import { FictionalCount } from './results/fictional-count.tsx';
import { QuickMessage } from './results/quick-message.tsx';
import { type Searcher, soughtList } from './sought-list.ts';

const most = 12;

const heart = (card: ProfileCard) => (
  <>
    <QuickMessage card={card} />
    <LikeButton profile={card} round />
  </>
);

/**
 * The first people of the search with which the member starts, for pages that would be empty without them.
 * Its words name the search. Renders nothing if the search finds nobody. `except` leaves out members whom the
 * page showed at first; a member who is liked here stays.
 */
export function PeopleSought(props: { user: Searcher; except: readonly Id[] }) {
  const text = useText();
  const title = useId();
  const { user } = props;
  const settings = useSettings();
  const [except] = useState(() => new Set(props.except));
  const { data } = useInfiniteQuery({ ...soughtList(user, settings), refetchOnMount: false });
  const textOf = useStartText();
  const cards = (data?.pages[0]?.results ?? []).filter(({ id }) => !except.has(id)).slice(0, most);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.people}>
      <div className={styles.head}>
        <h2 id={title}>{text('discovery.sought.title')}</h2>
        <Link to={startAddress} className={styles.all}>
          {text('discovery.sought.all')}
        </Link>
        <p className={styles.lead}>
          <span>{textOf({ ...startSearch(user, settings), gender: user.profile.looking_for })}</span>
          <FictionalCount fictional={cards.filter((card) => card.fictional).length} of={cards.length} />
        </p>
      </div>
      <MemberGrid cards={cards} heart={heart} />
    </section>
  );
}
