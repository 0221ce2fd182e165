import { Button } from '@mantine/core';
import { IconThumbUpFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Picture } from '#web/photos/picture.tsx';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './like-dialog.module.css';
import type { LikeMoment } from './like-moments.ts';
import sparksStyles from './sparks.module.css';

const count = 14;

/** The direction and distance of each spark. */
const flights = Array.from({ length: count }, (_, index) => ({
  angle: `${Math.round((index * 360) / count)}deg`,
  reach: `${130 + (index % 3) * 26}px`,
}));

/**
 * Celebrates a match for a second: sparks fly out from behind the picture. No animation under reduced motion.
 */
function Sparks() {
  return (
    <span className={sparksStyles.sparks} aria-hidden="true">
      {flights.map(({ angle, reach }) => (
        <i key={angle} style={{ rotate: angle, ['--reach' as string]: reach }} />
      ))}
    </span>
  );
}

/**
 * The texts of the popup. Only a tap is called a like. An automatic like is called a suggestion, and a like
 * of the demo says so beside the label (FIC-8, MEET-1).
 */
function likeMomentTexts({ like, match }: LikeMoment): {
  readonly title: TextKey;
  readonly body: TextKey;
} {
  const isStanding = like.origin === 'standing';
  if (like.profile.fictional)
    return { title: match ? 'likes.popup.match' : 'likes.popup.new_like', body: 'likes.popup.fictional' };
  if (match)
    return {
      title: 'likes.popup.match',
      body: isStanding ? 'likes.popup.match_standing_body' : 'likes.popup.match_body',
    };
  return isStanding
    ? { title: 'likes.popup.suggested', body: 'likes.popup.suggested_body' }
    : { title: 'likes.popup.new_like', body: 'likes.popup.new_like_body' };
}

/**
 * The popup for a new like or match (LIKE-2). Shows a thumb, a title, the other member's picture, which links
 * to the profile, and a button labelled by the caller. The backdrop and Esc close it, and the focus stays
 * inside. A like that nobody tapped is labelled as such (MEET-1).
 */
export function LikeDialog(props: {
  moment: LikeMoment;
  button: string;
  onButton: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { like, match } = props.moment;
  const { profile } = like;
  const { title, body } = likeMomentTexts(props.moment);
  return (
    <Dialog
      title={text(title)}
      above={
        <span className={styles.thumb} data-match={match}>
          <IconThumbUpFilled size={28} aria-hidden />
        </span>
      }
      className={styles.dialog}
      noCross
      onClose={props.onClose}
    >
      <div className={styles.body}>
        <div className={styles.frame}>
          {match ? <Sparks /> : null}
          <Link
            to={`/members/${like.id}`}
            onClick={props.onClose}
            className={styles.picture}
            aria-label={text('likes.popup.picture', { name: profile.name })}
          >
            <Picture image={profile.main_image} alt="" size="match" />
          </Link>
        </div>
        <p className={styles.name}>
          <ProfileName card={profile} />
        </p>
        <p className={styles.text}>{text(body, { name: profile.name })}</p>
        <Button fullWidth onClick={props.onButton}>
          {props.button}
        </Button>
        <Button fullWidth variant="subtle" onClick={props.onClose}>
          {text('likes.popup.later')}
        </Button>
      </div>
    </Dialog>
  );
}
