import { useSyncExternalStore } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './offline-notice.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Shown over the page as long as there is no connection, so that nothing moves (SHELL-10). */
export function OfflineNotice() {
  const text = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={online ? undefined : styles.notice}>
      {online ? null : text('shell.offline')}
    </div>
  );
}
