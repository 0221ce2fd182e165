import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './like-button.module.css';
import { useLikeMember } from './like-member.mutation.ts';
import { useUnlikeMember } from './unlike-member.mutation.ts';
import { useLikes } from './use-likes.ts';

/**
 * Likes a member, and takes it back at the second tap (LIKE-1). `round` is the small one for a corner of a
 * picture. Off until the likes are known.
 */
export function LikeButton({
  profile,
  round = false,
  onUnlike,
}: {
  profile: ProfileCard;
  round?: boolean;
  /** Before a like is taken back. */
  onUnlike?: () => void;
}) {
  const text = useText();
  const likes = useLikes();
  const like = useLikeMember(profile);
  const unlike = useUnlikeMember(profile);
  const liked = likes?.gaveTo(profile.id) ?? false;
  // It stays enabled meanwhile: a button that is switched off loses the keyboard.
  const busy = like.isPending || unlike.isPending;
  const toggle = () => {
    if (busy) return;
    if (liked) onUnlike?.();
    (liked ? unlike : like).mutate({ profile: profile.id });
  };
  const Heart = liked ? IconHeartFilled : IconHeart;
  const shared = {
    'aria-pressed': liked,
    disabled: likes === null,
    onClick: toggle,
  };

  if (round) {
    return (
      <ActionIcon
        {...shared}
        aria-label={text('likes.like', { name: profile.name })}
        variant="default"
        className={styles.round}
        data-liked={liked}
      >
        <Heart size={22} aria-hidden key={String(liked)} className={styles.heart} />
      </ActionIcon>
    );
  }
  return (
    <Button
      {...shared}
      variant={liked ? 'filled' : 'light'}
      className={styles.wide}
      data-liked={liked}
      leftSection={<Heart size={20} aria-hidden key={String(liked)} className={styles.heart} />}
    >
      {text('likes.like_short')}
    </Button>
  );
}
