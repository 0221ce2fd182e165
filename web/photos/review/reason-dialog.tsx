import { type RejectReason, rejectReasons } from '#contract/photos/reject-reason.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './reason-dialog.module.css';

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
