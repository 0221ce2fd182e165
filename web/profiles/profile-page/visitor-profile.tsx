import { IconGift, IconHeart, IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { SignUpButton, SignUpLink } from '#web/accounts/sign-up-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PhotoViewer } from '../photos/photo-viewer.tsx';
import { FictionalNotice } from './profile-facts.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import styles from './profile-page.module.css';

/** A profile for a visitor: every action leads to the sign-up, with this member as the target. */
export function VisitorProfile({ card, photos }: { card: ProfileCard; photos: ShownPhoto[] }) {
  const text = useText();
  const { name, main_image } = card;
  return (
    <ProfileFrame
      card={card}
      distance={null}
      photoCount={photos.length}
      actions
      photos={
        <PhotoViewer
          member={{ name, main_image, photos }}
          unlock={(_photo, className, content) => (
            <SignUpLink
              member={card}
              className={className}
              aria-label={text('profiles.locked_photo_visitor')}
            >
              {content}
            </SignUpLink>
          )}
        />
      }
    >
      {card.fictional ? <FictionalNotice /> : null}
      <div className={styles.actions}>
        <SignUpButton member={card} variant="light" leftSection={<IconHeart size={20} aria-hidden />}>
          {text('likes.like_short')}
        </SignUpButton>
        <SignUpButton member={card} leftSection={<IconMessageCircle size={20} aria-hidden />}>
          {text('profiles.message')}
        </SignUpButton>
        <SignUpButton member={card} variant="light" leftSection={<IconGift size={20} aria-hidden />}>
          {text('chat.gift_short')}
        </SignUpButton>
      </div>
      <section className={styles.more}>
        <h2 className={styles.title}>{text('profiles.visitor.more', { name })}</h2>
        <p>{text('profiles.visitor.why')}</p>
        <p className={styles.empty}>
          {text('profiles.visitor.have_account')}{' '}
          <Link to={`/login?to=/members/${card.id}`}>{text('shell.login')}</Link>
        </p>
      </section>
    </ProfileFrame>
  );
}
