import type { Like } from '#contract/likes/like.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import tiles from '#web/ui/layout/tile-grid.module.css';
import { LikeButton } from './like-button.tsx';
import styles from './likes-grid.module.css';
import type { LikesTab } from './likes-tab.ts';

const isNew = (like: object) => 'like_new' in like && like.like_new === true;

/** A profile in a tab, with marks about the like. `gone` means that the like was withdrawn just now. */
export function LikeTile(props: { tab: LikesTab; like: Like; gone: boolean; onUnlike: () => void }) {
  const text = useText();
  const { tab, like, gone } = props;
  const { origin } = like;
  const isSuggested = origin === 'standing' && tab !== 'given';
  return (
    <li className={`${tiles.item} ${styles.item}`} data-gone={gone}>
      <ProfileTile card={like.profile} />
      <span className={styles.marks}>
        {gone ? <Pill>{text('likes.taken_back')}</Pill> : null}
        {!gone && tab === 'received' && isNew(like) && origin === 'own' ? (
          <Pill tone="primary">{text('likes.new')}</Pill>
        ) : null}
        {!gone && isSuggested ? <Pill>{text('likes.suggested')}</Pill> : null}
        {!gone && tab === 'given' && origin === 'standing' ? <Pill>{text('likes.automatic')}</Pill> : null}
        {!gone && tab !== 'matches' && like.match ? <Pill tone="success">{text('likes.match')}</Pill> : null}
      </span>
      <span className={tiles.corner}>
        <LikeButton profile={like.profile} round onUnlike={props.onUnlike} />
      </span>
    </li>
  );
}
