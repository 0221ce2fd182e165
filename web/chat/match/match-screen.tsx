import { Button } from '@mantine/core';
import { IconThumbUpFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Like } from '#contract/likes/get-likes.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import type { Interest } from '#contract/sites/interest.ts';
import { LikedPart } from '#web/likes/liked-part.tsx';
import { useLikedPart } from '#web/likes/use-liked-part.ts';
import { useLikes } from '#web/likes/use-likes.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { InterestIcon } from '#web/profiles/interest-icon.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FirstMessage } from './first-message.tsx';
import styles from './match-screen.module.css';

/** The number of shared interests on the screen. */
const shown = 2;

/** Both portraits with the spark between them. The other's portrait opens the profile. */
function Portraits({ like, onLeave }: { like: Like; onLeave(): void }) {
  const text = useText();
  const { data } = useQuery(queryFor(getCurrentUser, {}));
  const own = data?.user?.profile.main_image ?? null;
  const { id, profile } = like;
  return (
    <div className={styles.portraits}>
      <span className={`${styles.portrait} ${styles.own}`}>
        <Picture image={own} alt="" size="card" priority />
      </span>
      <Link
        to={`/members/${id}`}
        onClick={onLeave}
        className={`${styles.portrait} ${styles.other}`}
        aria-label={text('likes.popup.picture', { name: profile.name })}
      >
        <Picture image={profile.main_image} name={profile.name} alt="" size="card" priority />
      </Link>
      <span className={styles.spark} aria-hidden="true">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <SparkRays x={0} y={0} kind="around" fill="var(--match-spark)" />
        </svg>
        <span className={styles.thumb}>
          <IconThumbUpFilled size={24} />
        </span>
      </span>
    </div>
  );
}

function Shared({ interests }: { interests: readonly Interest[] }) {
  const text = useText();
  if (interests.length === 0) return null;
  return (
    <p className={styles.shared}>
      <span className={styles.share}>{text('profiles.share')}</span>
      {interests.slice(0, shown).map((interest) => (
        <span key={interest} className={styles.chip}>
          <InterestIcon interest={interest} size={16} />
          {text(`sites.interest.${interest}`)}
        </span>
      ))}
    </p>
  );
}

/**
 * The photo or the answer that the other's like is about, or else the own like: the first thing to talk about
 * (LIKE-2).
 */
function Liked({ like }: { like: Like }) {
  const text = useText();
  const given = useLikes()?.given.find(({ id }) => id === like.id);
  const theirs = useLikedPart(like.about);
  const own = useLikedPart(given?.about ?? null);
  const about = theirs ?? own;
  if (about === null) return null;
  const part = 'photo' in about ? 'photo' : 'answer';
  return (
    <LikedPart about={about}>
      {text(`likes.about.${theirs ? '' : 'own_'}${part}`, { name: like.profile.name })}
    </LikedPart>
  );
}

/** The sentence below the title. A like that nobody tapped is named as such (FIC-8, MEET-1). */
function bodyOf({ origin, profile }: Like) {
  if (profile.fictional) return 'likes.popup.fictional';
  return origin === 'standing' ? 'likes.popup.match_standing_body' : 'likes.popup.match_body';
}

/**
 * The moment of a match: both portraits, the spark, what the two share, and the first message at once. Esc,
 * "Later" and a tap beside the content close it (LIKE-2).
 */
export function MatchScreen({ like, onClose }: { like: Like; onClose(): void }) {
  const text = useText();
  const { profile } = like;
  const { data } = useQuery(queryFor(getMember, { id: like.id }));
  return (
    <Dialog
      title={text(profile.fictional ? 'likes.popup.fictional_match' : 'likes.popup.match')}
      above={<Portraits like={like} onLeave={onClose} />}
      className={styles.match}
      noCross
      onClose={onClose}
    >
      <div className={styles.body}>
        <p className={styles.text}>{text(bodyOf(like), { name: profile.name })}</p>
        {/* The label is beside the name wherever a fictional profile is named (FIC-2). */}
        {profile.fictional ? (
          <p className={styles.name}>
            <ProfileName card={profile} />
          </p>
        ) : null}
        <Liked like={like} />
        <Shared interests={data?.member.shared_interests ?? []} />
        <FirstMessage other={profile} theirs={data?.member ?? null} onLeave={onClose} />
        <Button variant="subtle" className={styles.later ?? ''} onClick={onClose}>
          {text('likes.popup.later')}
        </Button>
      </div>
    </Dialog>
  );
}
