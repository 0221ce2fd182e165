import { useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useStore } from '#web/platform/store.ts';
import { dismissToast, pauseToast, resumeToast, runToastAction, type Toast, toastStore } from './toast.ts';
import styles from './toasts.module.css';

/** Width in px (SHELL-6). */
const width = 350;

/** Ctrl+Z or Cmd+Z runs the action of the newest toast, except in a text field, in which it undoes typing. */
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

/** One toast; it stays while it is hovered or focused. */
function ToastCard({ toast: { id, tone, text: message, action, stays } }: { toast: Toast }) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const hold = () => pauseToast(id);
    const release = () => resumeToast(id);
    // The pointer may leave while the focus is still inside.
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
    <div ref={card} className={`${styles.toast} ${styles[tone]}`} {...(stays && { role: 'alert' })}>
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

/** The place of the toasts. Passing ones are announced politely, those that stay at once. */
export function Toasts() {
  const toasts = useStore(toastStore);
  useActionKey(toasts);
  const staying = toasts.filter(({ stays }) => stays);
  const passing = toasts.filter(({ stays }) => !stays);
  return (
    <div className={styles.place} style={{ width }}>
      {staying.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
      <div className={styles.passing} role="status" aria-live="polite">
        {passing.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </div>
    </div>
  );
}
