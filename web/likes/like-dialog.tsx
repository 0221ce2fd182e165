import { Button } from '@mantine/core';
import { IconThumbUpFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Like } from '#contract/likes/get-likes.ts';
import { Picture } from '#web/photos/picture.tsx';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './like-dialog.module.css';
import { LikedPart } from './liked-part.tsx';
import { useLikedPart } from './use-liked-part.ts';

/**
 * The texts of the popup. Only a tap is called a like. An automatic like is called a suggestion, and a like
 * of the demo says so in its title (LIKE-3, FIC-8, MEET-1).
 */
function likeTexts({ origin, profile }: Like): { readonly title: TextKey; readonly body: TextKey } {
  if (profile.fictional) return { title: 'likes.popup.fictional_title', body: 'likes.popup.fictional' };
  return origin === 'standing'
    ? { title: 'likes.popup.suggested', body: 'likes.popup.suggested_body' }
    : { title: 'likes.popup.new_like', body: 'likes.popup.new_like_body' };
}

/**
 * The popup for a new like (LIKE-2). Shows a thumb, a title, the other member's picture, which links
 * to the profile, and a button labelled by the caller. The backdrop and Esc close it, and the focus stays
 * inside. A like that nobody tapped is labelled as such (MEET-1).
 */
export function LikeDialog(props: { like: Like; button: string; onButton: () => void; onClose: () => void }) {
  const text = useText();
  const { like } = props;
  const { profile } = like;
  const { title, body } = likeTexts(like);
  const about = useLikedPart(like.about);
  const part = about && 'photo' in about ? 'likes.about.photo' : 'likes.about.answer';
  const says = text(about ? part : body, { name: profile.name });
  return (
    <Dialog
      title={text(title)}
      above={
        <span className={styles.thumb}>
          <IconThumbUpFilled size={28} aria-hidden />
        </span>
      }
      className={styles.dialog}
      noCross
      onClose={props.onClose}
    >
      <div className={styles.body}>
        <Link
          to={`/members/${like.id}`}
          onClick={props.onClose}
          className={styles.picture}
          aria-label={text('likes.popup.picture', { name: profile.name })}
        >
          <Picture image={profile.main_image} name={profile.name} alt="" size="match" />
        </Link>
        <p className={styles.name}>
          <ProfileName card={profile} />
        </p>
        {about ? <LikedPart about={about}>{says}</LikedPart> : <p className={styles.text}>{says}</p>}
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
