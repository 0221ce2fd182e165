import { Loader } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageTimes } from '../inbox/message-times.ts';
import type { LogRow } from './log-rows.ts';
import styles from './message-log.module.css';
import type { OpenConversation } from './use-conversation.ts';
import { type LogGoal, useLogScroll } from './use-log-scroll.ts';

// A scrolling box must be reachable with the keyboard, even if it contains nothing focusable.
const reachable = { tabIndex: 0 };

/**
 * Whether there are new messages below the visible ones. An own message always scrolls to the end. A received
 * one scrolls only if the reader is at the end already.
 */
function useNewBelow(given: {
  last: number;
  lastOutgoing: string;
  ownLast: boolean;
  atEnd: boolean;
  toEnd: () => void;
}): boolean {
  const { last, lastOutgoing, ownLast, atEnd, toEnd } = given;
  const [newBelow, setNewBelow] = useState(false);
  const before = useRef({ last, lastOutgoing });
  const follow = useEffectEvent((known: { last: number; lastOutgoing: string }) => {
    const mine =
      (lastOutgoing !== '' && lastOutgoing !== known.lastOutgoing) || (last > known.last && ownLast);
    if (mine) toEnd();
    else if (last > known.last && !atEnd) setNewBelow(true);
  });
  useLayoutEffect(() => {
    follow(before.current);
    before.current = { last, lastOutgoing };
  }, [last, lastOutgoing]);
  if (newBelow && atEnd) setNewBelow(false);
  return newBelow;
}

/** Scrolls to the newest message. `isNew`: messages arrived since the reader scrolled up. */
function EndButton({ isNew, onClick }: { isNew: boolean; onClick: () => void }) {
  const text = useText();
  return isNew ? (
    <button type="button" className={styles.pill} onClick={onClick}>
      <IconArrowDown size={18} aria-hidden />
      {text('chat.new_messages')}
    </button>
  ) : (
    <button type="button" className={styles.down} onClick={onClick} aria-label={text('chat.to_newest')}>
      <IconArrowDown size={22} aria-hidden />
    </button>
  );
}

/** The virtualized log: only rows near the screen are in the DOM, however long it is. */
export function VirtualLog(props: {
  label: string;
  rows: readonly LogRow[];
  draw: (row: LogRow) => ReactNode;
  open: OpenConversation;
  conversation: number | null;
  lastOutgoing: string;
  /** The last message is the member's own, so scroll to it in any case. */
  ownLast: boolean;
  goal: LogGoal | null;
  onGoal: (goal: LogGoal | null) => void;
}) {
  const text = useText();
  const { dayText } = useMessageTimes();
  const { rows, open, goal, onGoal, ownLast, lastOutgoing } = props;
  const { last, hasOlder, hasNewer, showNewest } = open;
  const reached = useCallback(() => onGoal(null), [onGoal]);
  const { scroller, list, onScroll, atEnd } = useLogScroll({
    conversation: props.conversation,
    rows,
    goal,
    onReached: reached,
    hasNewer,
    onOlder: () => {
      if (hasOlder) open.loadOlder();
    },
    onNewer: open.loadNewer,
  });

  const toEnd = () => {
    showNewest();
    onGoal('end');
  };

  const newBelow = useNewBelow({ last, lastOutgoing, ownLast, atEnd, toEnd });

  const first = rows[list.getVirtualItemForOffset((list.scrollOffset ?? 0) + 8)?.index ?? 0];
  const items = list.getVirtualItems();
  return (
    <>
      <section
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        aria-label={props.label}
        {...reachable}
      >
        <div className={styles.list} style={{ height: list.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={styles.placed}
                style={{ transform: `translateY(${start}px)` }}
              >
                {props.draw(row)}
              </div>
            ) : null;
          })}
        </div>
      </section>
      {list.isScrolling && !atEnd && first?.kind === 'message' ? (
        <div className={styles.floating} aria-hidden>
          <span>{dayText(first.message.sent_at)}</span>
        </div>
      ) : null}
      {open.readingOlder ? (
        <div className={styles.loading}>
          <Loader size={22} aria-label={text('chat.older_loading')} />
        </div>
      ) : null}
      {newBelow || !atEnd ? <EndButton isNew={newBelow} onClick={toEnd} /> : null}
    </>
  );
}
