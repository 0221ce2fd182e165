import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FirstPhotoEditor } from '#web/profiles/first-photo-editor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardPicture } from '../sign-up-steps/card-picture.tsx';
import cardStyles from '../sign-up-steps/own-card.module.css';
import { CardFrame } from '../sign-up-steps/own-card.tsx';
import frameStyles from '../sign-up-steps/step-frame.module.css';
import { StepProgress } from '../sign-up-steps/step-progress.tsx';
import { useUser } from '../user.ts';
import { ConfirmCard } from './confirm-card.tsx';
import styles from './photo-step.module.css';
import { SignUpGift } from './sign-up-gift.tsx';

/** The new member's card with the picture, or with the drawn figure until there is one. */
function MemberCard({ picture }: { picture: ReactNode }) {
  const { formatDisplayName } = useIntl();
  const user = useUser();
  if (user === null) return null;
  const { name, age, country, looking_for: lookingFor } = user.profile;
  const place = formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <div className={styles.card}>
      <CardFrame
        card={{ name, age, place, lookingFor, known: 4 }}
        picture={picture ?? <CardPicture name={name} known={4} className={cardStyles.picture} />}
      />
    </div>
  );
}

/**
 * The first step after the sign-up: a welcome, and the photo on the card that the member built. It may be skipped
 * (ACC-5).
 */
export function PhotoStep({ steps, next }: { steps: number; next: string }) {
  const text = useText();
  const user = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const on = { to: next, size: 'lg' } as const;
  return (
    <div className={frameStyles.frame}>
      <StepProgress step={0} steps={steps} />
      <div>
        <h1 ref={title} className={frameStyles.title} tabIndex={-1}>
          {text('accounts.complete.title', { name: user?.profile.name ?? '' })}
        </h1>
        <p className={frameStyles.lead}>{text('accounts.complete.photo_lead')}</p>
      </div>
      <FirstPhotoEditor>
        {({ picture, choose }) => (
          <>
            <MemberCard picture={picture} />
            <div className={frameStyles.buttons}>
              {picture === null ? choose : <ButtonLink {...on}>{text('accounts.sign_up.next')}</ButtonLink>}
              {picture === null ? (
                <ButtonLink {...on} variant="subtle">
                  {text('accounts.complete.skip')}
                </ButtonLink>
              ) : (
                choose
              )}
            </div>
          </>
        )}
      </FirstPhotoEditor>
      <ConfirmCard />
      <SignUpGift />
      <Link to="/signup-matches" className={styles.later}>
        {text('accounts.complete.later')}
      </Link>
    </div>
  );
}
