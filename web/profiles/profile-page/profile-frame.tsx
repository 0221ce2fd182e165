import type { ReactNode } from 'react';
import { useLocation, useViewTransitionState } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import onPhoto from '#web/ui/layout/on-photo.module.css';
import { OnlineMark } from '../online-mark.tsx';
import { ProfileName } from '../profile-name.tsx';
import { ProfilePlace } from '../profile-place.tsx';
import styles from './profile-frame.module.css';

/** Name, age, label, place, distance and presence, on the foot of the photo (PROF-2, FIC-2). */
function Identity({ card, distance }: { card: ProfileCard; distance: number | null }) {
  const text = useText();
  const showsPlace = useSettings().visible_profile_fields.includes('place');
  return (
    <header className={`${styles.identity} ${onPhoto.words}`}>
      <h1 className={styles.name}>
        <ProfileName card={card} />
      </h1>
      <p className={styles.place}>
        {showsPlace ? (
          <span>
            <ProfilePlace card={card} />
            {distance === null ? null : ` · ${text('discovery.band', { distance })}`}
          </span>
        ) : null}
        <OnlineMark card={card} />
      </p>
    </header>
  );
}

/** Whether a motion between a tile and this page runs now. */
export function useIsMoving(): boolean {
  const { pathname } = useLocation();
  return useViewTransitionState(pathname);
}

/**
 * The frame of a profile: the photos with the name on them, and the words below, or beside them on a desktop.
 * With `actions` a phone keeps a bar free above its bottom bar.
 */
export function ProfileFrame(props: {
  card: ProfileCard;
  distance: number | null;
  photoCount: number;
  photos: ReactNode;
  menu?: ReactNode;
  actions?: boolean;
  children: ReactNode;
}) {
  const { card, photoCount, actions = false } = props;
  const moves = useIsMoving();
  return (
    <article className={styles.profile} data-actions={actions}>
      <div
        className={styles.hero}
        data-photos={Math.max(1, Math.min(3, photoCount))}
        style={moves ? { viewTransitionName: `member-${card.id}` } : undefined}
      >
        {/* The name comes first for a screen reader, and lies above the photos. */}
        <Identity card={card} distance={props.distance} />
        <div className={styles.photos}>{props.photos}</div>
        {props.menu ? <div className={styles.menu}>{props.menu}</div> : null}
      </div>
      <div className={styles.words}>{props.children}</div>
    </article>
  );
}
