import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { dismissToast, holdToast, releaseToast, runToastAction, type Toast, toastStore } from './toast.ts';
import styles from './toasts.module.css';

/** SHELL-6. */
const width = 350;

/** Ctrl+Z, or Cmd+Z, does what the newest toast offers, wherever the focus is but in a field: there it undoes typing. */
function useActionKey(toasts: readonly Toast[]): void {
  const offered = toasts.findLast(({ action }) => action !== undefined)?.id;
  useEffect(() => {
    if (offered === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (!undoes || typing || event.defaultPrevented) return;
      event.preventDefault();
      runToastAction(offered);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [offered]);
}

/** One toast; whoever is at it, with the pointer or the keyboard, keeps it. */
function ToastCard({ toast: { id, tone, text: message, action } }: { toast: Toast }) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const hold = () => holdToast(id);
    const release = () => releaseToast(id);
    // The pointer may leave while the keyboard is still at it.
    const leave = () => {
      if (!element.contains(document.activeElement)) release();
    };
    const listeners = { pointerenter: hold, pointerleave: leave, focusin: hold, focusout: release };
    for (const [name, hear] of Object.entries(listeners)) element.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(listeners)) element.removeEventListener(name, hear);
    };
  }, [id]);
  return (
    <div ref={card} className={`${styles.toast} ${styles[tone]}`}>
      <span className={styles.message}>{message}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => runToastAction(id)}
        >
          {action.text}
        </button>
      ) : null}
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
  );
}

/** Where toasts appear, read out politely; narrower only where the screen is. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  useActionKey(toasts);
  return (
    <div className={styles.place} style={{ width }} role="status" aria-live="polite">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </div>
  );
}
