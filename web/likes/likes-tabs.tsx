import { NavLink } from 'react-router';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import styles from '#web/ui/layout/tab-bar.module.css';
import type { Likes } from './use-likes.ts';

/** The tabs of the likes page, as named in its address (LIKE-1). */
const likesTabs = ['received', 'given', 'matches'] as const;

export type LikesTab = (typeof likesTabs)[number];

export function isLikesTab(value: string | undefined): value is LikesTab {
  return likesTabs.some((tab) => tab === value);
}

const names: Readonly<Record<LikesTab, TextKey>> = {
  received: 'likes.tab.received',
  given: 'likes.tab.given',
  matches: 'likes.tab.matches',
};

/** Everything that the tab lists, suggestions included (LIKE-3). */
const listedIn = (likes: Likes, tab: LikesTab): number =>
  likes[tab].length + (tab === 'received' ? likes.suggested.length : 0);

/** The tabs received, given and matches, each with its number of entries (LIKE-1). */
export function LikesTabs({ likes }: { likes: Likes | null }) {
  const text = useText();
  const more = likes?.older != null;
  return (
    <nav className={styles.tabs} aria-label={text('likes.title')}>
      {likesTabs.map((tab) => (
        <NavLink key={tab} to={`/likes/${tab}`} prefetch="intent" replace className={styles.tab ?? ''}>
          {text(names[tab])}
          {likes ? (
            <span className={styles.count}>
              {text(more ? 'likes.count_more' : 'likes.count', { count: listedIn(likes, tab) })}
            </span>
          ) : null}
        </NavLink>
      ))}
    </nav>
  );
}
