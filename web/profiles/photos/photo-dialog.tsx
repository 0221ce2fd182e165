import { IconChevronLeft, IconChevronRight, IconFlag, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { OpenPhoto } from '#contract/photos/shown-photo.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-dialog.module.css';

/** The minimum distance of a swipe to another photo. */
const swipePixels = 48;

/** The number of the photo, and the buttons to report and to close. */
function DialogHead(props: {
  number: number;
  count: number;
  onReport: (() => void) | undefined;
  heart: ReactNode;
  onClose: () => void;
}) {
  const text = useText();
  const { number, count, onReport, onClose } = props;
  return (
    <header className={styles.head}>
      <p className={styles.place} aria-live="polite">
        {text('profiles.photo_of', { number, count })}
      </p>
      {props.heart}
      {onReport ? (
        <button
          type="button"
          className={styles.button}
          aria-label={text('profiles.report.photo')}
          onClick={onReport}
        >
          <IconFlag size={22} aria-hidden />
        </button>
      ) : null}
      <button type="button" className={styles.button} aria-label={text('kit.close')} onClick={onClose}>
        <IconX size={24} aria-hidden />
      </button>
    </header>
  );
}

/** Buttons to the photo before and after. The first photo has none before, and the last none after. */
function StepButtons({ at, count, onStep }: { at: number; count: number; onStep: (steps: number) => void }) {
  const text = useText();
  return (
    <>
      {at > 0 ? (
        <button
          type="button"
          className={`${styles.button} ${styles.step} ${styles.before}`}
          aria-label={text('profiles.photo_before')}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={28} aria-hidden />
        </button>
      ) : null}
      {at < count - 1 ? (
        <button
          type="button"
          className={`${styles.button} ${styles.step} ${styles.next}`}
          aria-label={text('profiles.photo_next')}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={28} aria-hidden />
        </button>
      ) : null}
    </>
  );
}

/** Shows the dialog as a modal as long as it exists. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Browsers before 2022 have no showModal. There the dialog at least becomes visible.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    return () => element.close?.();
  }, [dialog]);
}

/**
 * A member's open photos in full screen. Arrow keys, swipes and buttons navigate, up to the first and the last
 * photo. Esc and the cross close it.
 */
export function PhotoDialog(props: {
  name: string;
  photos: readonly OpenPhoto[];
  shown: OpenPhoto;
  onShow: (photo: OpenPhoto) => void;
  onReport?: ((photo: OpenPhoto) => void) | undefined;
  heart?: ((photo: OpenPhoto) => ReactNode) | undefined;
  onClose: () => void;
}) {
  const text = useText();
  const { name, photos, shown, onShow, onReport, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef<number | null>(null);
  const at = photos.indexOf(shown);

  useModal(dialog);
  const go = (steps: number) => {
    const next = photos[at + steps];
    if (!next) return;
    onShow(next);
    // The button that was pressed may vanish, and the keys work only inside the dialog.
    dialog.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
    if (key === 'Home') go(-at);
    if (key === 'End') go(photos.length - 1 - at);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (touched.current !== null && Math.abs(moved) > swipePixels) go(moved < 0 ? 1 : -1);
    touched.current = null;
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={text('profiles.photos_of', { name })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={onTouchEnd}
    >
      <DialogHead
        number={at + 1}
        count={photos.length}
        onReport={onReport && (() => onReport(shown))}
        heart={props.heart?.(shown)}
        onClose={onClose}
      />
      <div className={styles.stage}>
        <div className={styles.photo}>
          <Picture
            key={shown.id}
            image={shown.image}
            alt={text('profiles.picture_of', { name })}
            size="large"
            priority
          />
        </div>
        <StepButtons at={at} count={photos.length} onStep={go} />
      </div>
    </dialog>
  );
}
