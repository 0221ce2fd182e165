import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Like } from '#contract/likes/like.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import tiles from '#web/ui/layout/tile-grid.module.css';
import { LikeTile } from './like-tile.tsx';
import { LikesEmpty } from './likes-empty.tsx';
import styles from './likes-grid.module.css';
import type { LikesTab } from './likes-tab.ts';
import type { Likes } from './use-likes.ts';
import { useOlderLikes } from './use-older-likes.ts';
import { useWithdrawnLikes } from './use-withdrawn-likes.ts';

/** The number of likes shown at first, and added by each "more". */
const step = 60;

/**
 * The profiles of one tab, newest like first. Suggestions that nobody tapped are below the received likes
 * (MEET-1).
 */
export function LikesGrid({ tab, likes }: { tab: LikesTab; likes: Likes }) {
  const text = useText();
  const [most, setMost] = useState(step);
  const older = useOlderLikes(likes.older);
  const { shown, isGone, takeBack } = useWithdrawnLikes<Like>(likes[tab]);
  const suggested = tab === 'received' ? likes.suggested : [];
  if (shown.length === 0 && suggested.length === 0) return <LikesEmpty tab={tab} />;
  const showMore = () => {
    setMost(most + step);
    if (most + step > shown.length && likes.older !== null) older.load();
  };
  const tile = (like: Like) => (
    <LikeTile
      key={like.id}
      tab={tab}
      like={like}
      gone={tab !== 'received' && isGone(like)}
      onUnlike={() => takeBack(like)}
    />
  );
  return (
    <>
      {shown.length > 0 ? (
        <ul className={tiles.grid}>{shown.slice(0, most).map(tile)}</ul>
      ) : (
        <p className={styles.none}>{text('likes.none_by_hand')}</p>
      )}
      {most < shown.length || likes.older !== null ? (
        <div className={styles.more}>
          <Button variant="light" loading={older.loading} onClick={showMore}>
            {text('likes.more')}
          </Button>
        </div>
      ) : null}
      {suggested.length > 0 ? (
        <section className={styles.suggested} aria-labelledby="suggested">
          <h2 id="suggested" className={styles.title}>
            {text('likes.suggested_title')}
          </h2>
          <p className={styles.why}>{text('likes.suggested_why')}</p>
          <ul className={tiles.grid}>{suggested.slice(0, most).map(tile)}</ul>
        </section>
      ) : null}
    </>
  );
}
