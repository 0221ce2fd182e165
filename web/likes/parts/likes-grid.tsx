import { Button } from '@mantine/core';
import { useState } from 'react';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { LikeButton } from '../like-button.tsx';
import type { LikesTab } from '../state/likes-tab.ts';
import { useOlderLikes } from '../state/use-older-likes.ts';
import type { Likes } from '../use-likes.ts';
import styles from './likes-grid.module.css';

/** Shown at first, and added by each "more". */
const step = 60;

const isNew = (like: object) => 'like_new' in like && like.like_new === true;

const nothing: Readonly<Record<LikesTab, { title: TextKey; body: TextKey }>> = {
  received: { title: 'likes.empty.received', body: 'likes.empty.received_body' },
  given: { title: 'likes.empty.given', body: 'likes.empty.given_body' },
  matches: { title: 'likes.empty.matches', body: 'likes.empty.matches_body' },
};

/** The profiles of one tab, newest like first. */
export function LikesGrid({ tab, likes }: { tab: LikesTab; likes: Likes }) {
  const text = useText();
  const [shown, setShown] = useState(step);
  const older = useOlderLikes(likes.older);
  const entries = likes[tab];
  if (entries.length === 0) {
    return (
      <EmptyState
        picture={tab === 'matches' ? 'match' : 'empty'}
        title={text(nothing[tab].title)}
        body={text(nothing[tab].body)}
      >
        <ButtonLink to="/members">{text('likes.empty.next')}</ButtonLink>
      </EmptyState>
    );
  }
  const showMore = () => {
    setShown(shown + step);
    if (shown + step > entries.length && likes.older !== null) older.load();
  };
  return (
    <>
      <ul className={styles.grid}>
        {entries.slice(0, shown).map((like) => (
          <li key={like.id} className={styles.item}>
            <ProfileTile card={like.profile} />
            <span className={styles.marks}>
              {tab === 'received' && isNew(like) ? <Pill tone="primary">{text('likes.new')}</Pill> : null}
              {tab !== 'matches' && like.match ? <Pill tone="success">{text('likes.match')}</Pill> : null}
            </span>
            <span className={styles.heart}>
              <LikeButton profile={like.profile} round />
            </span>
          </li>
        ))}
      </ul>
      {shown < entries.length || likes.older !== null ? (
        <div className={styles.more}>
          <Button variant="light" loading={older.loading} onClick={showMore}>
            {text('likes.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
