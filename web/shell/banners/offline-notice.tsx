import { useEffect, useRef, useSyncExternalStore } from 'react';
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

/** Publishes the height of the notice, for pages that fill the window below it. */
const useNoticeHeight = (shown: boolean) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = notice;
    const { style } = document.documentElement;
    if (!shown || !current) return;
    const measure = () => style.setProperty('--notice-height', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, [shown]);
  return notice;
};

/** Shown as long as there is no connection (SHELL-10). */
export function OfflineNotice() {
  const text = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const notice = useNoticeHeight(!online);
  return (
    <div ref={notice} role="status" className={online ? undefined : styles.notice}>
      {online ? null : text('shell.offline')}
    </div>
  );
}
