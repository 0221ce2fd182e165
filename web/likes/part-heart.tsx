import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { isAbout, type LikeAbout, type LikedPart } from '#contract/likes/like-about.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import glass from '#web/ui/buttons/glass-button.module.css';
import styles from './like-button.module.css';
import { useLikeMember } from './like-member.mutation.ts';
import { useUnlikeMember } from './unlike-member.mutation.ts';
import { useLikes } from './use-likes.ts';

const partOf = (about: LikeAbout): LikedPart =>
  'photo' in about ? { photo: about.photo.id } : { prompt: about.prompt.question };

/**
 * Likes a member for one photo or answer. It is the same like as that of the like button: a tap gives it, or
 * moves it here, and the second tap withdraws it (LIKE-1).
 */
export function PartHeart({
  profile,
  about,
  label,
}: {
  profile: ProfileCard;
  about: LikeAbout;
  label: string;
}) {
  const likes = useLikes();
  const like = useLikeMember(profile, about);
  const unlike = useUnlikeMember(profile);
  const part = partOf(about);
  const given = likes?.given.find(({ id }) => id === profile.id);
  const liked = isAbout(given?.about ?? null, part);
  // The button stays enabled while busy, because a disabled button loses the keyboard focus.
  const busy = like.isPending || unlike.isPending;
  const toggle = () => {
    if (busy) return;
    if (liked) unlike.mutate({ profile: profile.id });
    else like.mutate({ profile: profile.id, about: part });
  };
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="default"
      className={`${styles.round} ${'photo' in about ? glass.glass : styles.soft}`}
      aria-label={label}
      aria-pressed={liked}
      disabled={likes === null}
      data-liked={liked}
      onClick={toggle}
    >
      <Heart size={22} aria-hidden key={String(liked)} className={styles.heart} />
    </ActionIcon>
  );
}
