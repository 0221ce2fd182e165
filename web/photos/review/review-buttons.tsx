import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './review-buttons.module.css';

/** Approve, reject, and undo of the last decision. */
export function ReviewButtons(props: {
  disabled: boolean;
  canLookAgain: boolean;
  onApprove: () => void;
  onRefuse: () => void;
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
