import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import frame from './profile-frame.module.css';
import styles from './profile-skeleton.module.css';

/** The loading state of a profile: a picture placeholder and some lines. */
export function ProfileSkeleton() {
  return (
    <div className={frame.profile} data-actions="true" aria-hidden="true">
      <div className={frame.hero} data-photos={1}>
        <div className={styles.photo} />
      </div>
      <div className={frame.words}>
        <TextSkeleton lines={7} />
      </div>
    </div>
  );
}
