import { NavLink } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-queues.module.css';

/** The two moderation queues: profile photos and chat images. */
export function PhotoQueues() {
  const text = useText();
  return (
    <nav className={styles.queues} aria-label={text('photos.review.queues')}>
      <NavLink to="/console/photos" end>
        {text('photos.review.of_profiles')}
      </NavLink>
      <NavLink to="/console/photos/chats">{text('photos.review.of_chats')}</NavLink>
    </nav>
  );
}
