import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { type RejectReason, rejectReasons } from '#contract/photos/reject-reason.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './review-stage.module.css';

/** The number of pictures that are loaded in advance. */
const ahead = 3;

/** The whole current picture, with the next ones preloaded hidden behind it. No cache may store them. */
export function ReviewStage({
  photos,
  addressOf,
}: {
  photos: readonly WaitingPhoto[];
  addressOf: (photo: WaitingPhoto) => string;
}) {
  const text = useText();
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const shown = photos.slice(0, ahead);
  return (
    <div className={styles.stage}>
      {shown.map((photo, place) => (
        <img
          key={photo.photo}
          src={addressOf(photo)}
          alt={text('photos.review.photo', { name: photo.name })}
          className={styles.picture}
          hidden={place > 0 || broken.has(photo.photo)}
          onError={() => setBroken((before) => new Set([...before, photo.photo]))}
        />
      ))}
      {shown[0] !== undefined && broken.has(shown[0].photo) ? (
        <p className={styles.broken} role="alert">
          {text('photos.review.no_picture')}
        </p>
      ) : null}
    </div>
  );
}

/** Approve, reject, and undo of the last decision. */
export function ReviewButtons(props: {
  disabled: boolean;
  canLookAgain: boolean;
  onApprove: () => void;
  onRefuse: () => void;
  onEscalate: () => void;
  onLookAgain: () => void;
}) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <Button
        size="lg"
        disabled={props.disabled}
        leftSection={<IconCheck size={20} aria-hidden />}
        aria-keyshortcuts="A"
        onClick={props.onApprove}
      >
        {text('photos.review.approve')}
      </Button>
      <Button
        size="lg"
        variant="default"
        disabled={props.disabled}
        leftSection={<IconX size={20} aria-hidden />}
        aria-keyshortcuts="R"
        onClick={props.onRefuse}
      >
        {text('photos.review.refuse')}
      </Button>
      <Button
        size="lg"
        variant="default"
        disabled={props.disabled}
        leftSection={<IconAlertTriangle size={20} aria-hidden />}
        aria-keyshortcuts="E"
        onClick={props.onEscalate}
      >
        {text('photos.review.escalate')}
      </Button>
      <Button
        className={styles.again}
        variant="subtle"
        disabled={!props.canLookAgain}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-keyshortcuts="Z"
        onClick={props.onLookAgain}
      >
        {text('photos.review.undo')}
      </Button>
    </div>
  );
}

interface Keys {
  /** Whether the reason dialog is open. Then only the digit keys work. */
  readonly isAsking: boolean;
  /** Another dialog is open, and no key works. */
  readonly isBlocked: boolean;
  onApprove(): void;
  onRefuse(): void;
  onEscalate(): void;
  onReason(reason: RejectReason): void;
  onLookAgain(): void;
}

const isForUs = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || repeat) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

const workOf = (key: string, keys: Keys): (() => void) | undefined => {
  if (keys.isBlocked) return undefined;
  if (keys.isAsking) {
    const reason = rejectReasons[Number(key) - 1];
    return reason && (() => keys.onReason(reason));
  }
  return new Map([
    ['a', keys.onApprove],
    ['r', keys.onRefuse],
    ['e', keys.onEscalate],
    ['z', keys.onLookAgain],
  ]).get(key.toLowerCase());
};

/**
 * Keyboard shortcuts of the moderation queue: A approves, R and a digit reject, E escalates, Z undoes.
 * One hand is enough.
 */
export function useReviewKeys(keys: Keys): void {
  // A layout effect, so that the keys change together with the picture. A key pressed in between would apply
  // to the previous picture.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const work = isForUs(event) ? workOf(event.key, keys) : undefined;
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys]);
}

/** The reasons for a rejection. Each reason shows the digit key that chooses it. */
export function ReasonDialog(props: { onChoose: (reason: RejectReason) => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('photos.review.reason_title')} placement="bottom" onClose={props.onClose}>
      <p className={styles.lead}>{text('photos.review.reason_lead')}</p>
      <ul className={styles.reasons}>
        {rejectReasons.map((reason, index) => (
          <li key={reason}>
            <button type="button" className={styles.reason} onClick={() => props.onChoose(reason)}>
              <kbd className={styles.key}>{index + 1}</kbd>
              {text(`photos.review.reason.${reason}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
