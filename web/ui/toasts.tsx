import { useSyncExternalStore } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { dismissToast, toastStore } from './toast.ts';
import styles from './toasts.module.css';

/** SHELL-6. */
const width = 350;

/** Where toasts appear, read out politely; narrower only where the screen is. */
export function Toasts() {
  const text = useText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <div className={styles.place} style={{ width }} role="status" aria-live="polite">
      {toasts.map(({ id, tone, text: message }) => (
        <div key={id} className={`${styles.toast} ${styles[tone]}`}>
          <span className={styles.message}>{message}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={text('kit.close')}
            onClick={() => dismissToast(id)}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
}
