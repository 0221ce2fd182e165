import { IconEyeOff } from '@tabler/icons-react';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { Picture } from '#web/photos/picture.tsx';
import styles from './own-picture.module.css';

/**
 * The member's own photo, or the first letter of their name. A large picture may have a ring, drawn as far as
 * the profile is complete.
 */
export function OwnPicture(props: {
  user: CurrentUser;
  look?: 'button' | 'large';
  /** Completed share of the profile; undefined until it is known. */
  percent?: number | undefined;
}) {
  const { user, look = 'button', percent } = props;
  const { name, main_image, invisible } = user.profile;
  return (
    <span className={`${styles.picture} ${look === 'large' ? styles.large : ''}`} aria-hidden="true">
      <span className={styles.round}>
        {main_image === null ? (
          // Drawn by CSS: the visible text of the button is its name alone.
          <span className={styles.initial} data-initial={name.slice(0, 1)} />
        ) : (
          <Picture image={main_image} alt="" size="thumb" priority={look === 'button'} />
        )}
      </span>
      {look === 'large' ? (
        <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.track} cx="20" cy="20" r="18.5" pathLength="100" />
          <circle
            className={styles.done}
            cx="20"
            cy="20"
            r="18.5"
            pathLength="100"
            strokeDasharray={`${percent ?? 0} 100`}
          />
        </svg>
      ) : null}
      {invisible && look === 'button' ? <IconEyeOff className={styles.sign} size={18} stroke={2.25} /> : null}
    </span>
  );
}
