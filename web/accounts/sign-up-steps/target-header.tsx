import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import styles from './target-header.module.css';

/** The member that the sign-up targets, shown above every step (ACC-1). */
export function TargetHeader({ target }: { target: ProfileCard }) {
  const text = useText();
  return (
    <div className={styles.target}>
      <span className={styles.picture}>
        <Picture
          image={target.main_image}
          name={target.name}
          alt={text('profiles.picture_of', { name: target.name })}
          size="thumb"
        />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <ProfileName card={target} />
        </p>
        <p className={styles.place}>
          <ProfilePlace card={target} />
        </p>
        <p className={styles.place}>{text('accounts.target.lead')}</p>
      </div>
    </div>
  );
}
