import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './dialog.module.css';

/**
 * A dialog over the page, or a sheet from below. The browser's own <dialog>: it keeps the focus inside, makes
 * the rest inert, closes on Esc and gives the focus back; a click on the backdrop closes as well.
 * Render it only while it is open.
 */
export function Dialog(props: {
  /** Shown as heading, or only read out with `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  placement?: 'center' | 'bottom';
  /** Leaves the close cross away where the content has its own way out. */
  noCross?: boolean;
  /** Neither Esc nor a tap on the backdrop closes it: for what would be lost. The cross always does. */
  stays?: boolean;
  /** Stands before the title. */
  above?: ReactNode;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { placement = 'center', stays = false } = props;

  // Before the paint, and closed before it leaves the page: only so does the focus go back where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Without showModal (browsers before 2022) it at least stands there.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    return () => element.close?.();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={`${styles.dialog} ${styles[placement]} ${props.className ?? ''}`}
      closedby={stays ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault();
        if (!stays) props.onClose();
      }}
      onKeyDown={(event) => {
        // A browser that does not know `closedby` closes at the second Esc, whatever it was told at the first.
        if (stays && event.key === 'Escape') event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (!stays && event.target === event.currentTarget) props.onClose();
      }}
    >
      <div className={styles.body}>
        {props.noCross ? null : (
          <div className={styles.corner}>
            <button
              type="button"
              className={styles.cross}
              aria-label={text('kit.close')}
              onClick={props.onClose}
            >
              <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
                <path
                  d="M3.5 3.5l9 9M12.5 3.5l-9 9"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
        )}
        {props.above}
        <h2 id={title} className={props.hideTitle ? styles.unseen : styles.title}>
          {props.title}
        </h2>
        {props.children}
      </div>
    </dialog>
  );
}
