import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import glass from '#web/ui/buttons/glass-button.module.css';
import styles from './like-button.module.css';
import { useLikeMember } from './like-member.mutation.ts';
import { useUnlikeMember } from './unlike-member.mutation.ts';
import { useLikes } from './use-likes.ts';

/**
 * Likes a member, and withdraws the like at the second tap (LIKE-1). `round` is the small variant for the
 * corner of a picture. Disabled until the likes are known.
 */
export function LikeButton({
  profile,
  round = false,
  onUnlike,
}: {
  profile: ProfileCard;
  round?: boolean;
  /** Called before a like is withdrawn. */
  onUnlike?: () => void;
}) {
  const text = useText();
  const likes = useLikes();
  const like = useLikeMember(profile);
  const unlike = useUnlikeMember(profile);
  const liked = likes?.gaveTo(profile.id) ?? false;
  // The button stays enabled while busy, because a disabled button loses the keyboard focus.
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
        className={`${styles.round} ${glass.glass}`}
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
