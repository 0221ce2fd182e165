import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconHeartFilled, IconX } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './swipe-actions.module.css';

/** Buttons below the card: undo, pass and like, each with its key (DISC-6). */
export function SwipeActions(props: {
  name: string | null;
  mayLike: boolean;
  mayUndo: boolean;
  onUndo(): void;
  onPass(): void;
  onLike(): void;
}) {
  const text = useText();
  const { name, mayLike, mayUndo } = props;
  const none = name === null;
  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="default"
        className={styles.undo ?? ''}
        disabled={!mayUndo}
        aria-label={text('discovery.swipe.undo')}
        aria-keyshortcuts="Backspace"
        onClick={props.onUndo}
      >
        <IconArrowBackUp size={24} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={styles.big ?? ''}
        disabled={none}
        aria-label={none ? text('discovery.swipe.pass_none') : text('discovery.swipe.pass', { name })}
        aria-keyshortcuts="ArrowLeft"
        onClick={props.onPass}
      >
        <IconX size={32} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="filled"
        className={styles.big ?? ''}
        disabled={none || !mayLike}
        aria-label={none ? text('discovery.swipe.like_none') : text('likes.like', { name })}
        aria-keyshortcuts="ArrowRight"
        onClick={props.onLike}
      >
        <IconHeartFilled size={32} aria-hidden />
      </ActionIcon>
    </div>
  );
}
