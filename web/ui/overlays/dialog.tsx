import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './dialog.module.css';

/**
 * A dialog over the page, or a sheet from below. It uses the browser's <dialog>, which traps the focus, makes
 * the rest inert, closes on Esc and restores the focus. A click on the backdrop closes it too. Render it only
 * while it is open.
 */
export function Dialog(props: {
  /** Shown as a heading, or only read by screen readers with `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  placement?: 'center' | 'bottom';
  /** Omits the close button, if the content has its own. */
  noCross?: boolean;
  /**
   * Neither Esc nor the backdrop closes the dialog, so that no input is lost. The close button always does.
   */
  stays?: boolean;
  /** Content above the title. */
  above?: ReactNode;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { placement = 'center', stays = false } = props;

  // Opened before the paint and closed before unmounting, because only then does the focus return to its
  // previous place.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Without showModal (browsers before 2022) the dialog is at least visible.
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
        // A browser without `closedby` closes at the second Esc, even if the first was prevented.
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
