import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconHeartFilled, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SwipeCard, SwipeState } from '#contract/discovery/get-swipe-deck.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './swipe-actions.module.css';

/** The number of likes left, for a screen reader, or in words when the next one is available. */
function SwipesLeft({ state }: { state: SwipeState }) {
  const text = useText();
  const intl = useIntl();
  const { likes_left, next_like_at } = state;
  if (next_like_at === null)
    return <span className={styles.unseen}>{text('discovery.swipe.left', { count: likes_left })}</span>;
  const time = intl.formatDate(next_like_at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return <span className={styles.none}>{text('discovery.swipe.none_left', { time })}</span>;
}

/** Undo, pass, like with the number left, and the profile, over the foot of the picture (DISC-6). */
export function SwipeActions(props: {
  top: SwipeCard | undefined;
  state: SwipeState | null;
  mayLike: boolean;
  mayUndo: boolean;
  onUndo(): void;
  onPass(): void;
  onLike(): void;
}) {
  const text = useText();
  const { top, state, mayLike, mayUndo } = props;
  const name = top?.name;
  return (
    <div className={styles.bar}>
      <p className={styles.left} aria-live="polite">
        {state ? <SwipesLeft state={state} /> : null}
      </p>
      <div className={styles.actions}>
        <ActionIcon
          variant="default"
          className={`${styles.small} ${styles.light}`}
          disabled={!mayUndo}
          aria-label={text('discovery.swipe.undo')}
          aria-keyshortcuts="Backspace"
          onClick={props.onUndo}
        >
          <IconArrowBackUp size={24} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          className={`${styles.big} ${styles.light}`}
          disabled={!top}
          aria-label={name ? text('discovery.swipe.pass', { name }) : text('discovery.swipe.pass_none')}
          aria-keyshortcuts="ArrowLeft"
          onClick={props.onPass}
        >
          <IconX size={32} stroke={2.5} aria-hidden />
        </ActionIcon>
        <span className={styles.counted}>
          <ActionIcon
            variant="filled"
            className={styles.big ?? ''}
            data-primary
            disabled={!top || !mayLike}
            aria-label={name ? text('likes.like', { name }) : text('discovery.swipe.like_none')}
            aria-keyshortcuts="ArrowRight"
            onClick={props.onLike}
          >
            <IconHeartFilled size={32} aria-hidden />
          </ActionIcon>
          {state ? (
            <span className={styles.count} aria-hidden="true">
              {state.likes_left}
            </span>
          ) : null}
        </span>
        {top ? (
          <ActionIcon
            component={Link}
            to={`/members/${top.id}`}
            prefetch="intent"
            variant="default"
            className={`${styles.small} ${styles.light}`}
            aria-label={text('likes.popup.picture', { name: top.name })}
          >
            <IconInfoCircle size={24} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={styles.small} />
        )}
      </div>
    </div>
  );
}
