import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import styles from './profile-skeleton.module.css';

/** The loading state of a profile: a picture placeholder and some lines. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile} aria-hidden="true">
      <div className={styles.photo} />
      <div className={styles.words}>
        <TextSkeleton lines={7} />
      </div>
    </div>
  );
}
