import { IconArrowBackUp, IconCopy } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Reaction, reactionEmoji, reactions } from '#contract/chat/reaction.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './message-actions.module.css';

/** Distance in pixels to the message and to the edges of the window. */
const gap = 8;

/** Puts the panel above the message, or below it if there is no room. */
function putBeside(panel: HTMLElement, message: DOMRect, atEnd: boolean): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = atEnd ? message.right - width : message.left;
  const above = message.top - height - gap;
  const top = above >= gap ? above : Math.min(message.bottom + gap, innerHeight - height - gap);
  panel.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  panel.style.top = `${Math.max(gap, top)}px`;
}

/** The reactions in a row. The chosen one is taken back by another tap. */
function Choice(props: { chosen: Reaction | null; choose: (reaction: Reaction | null) => void }) {
  const text = useText();
  const { chosen, choose } = props;
  return (
    <div className={styles.reactions}>
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={styles.reaction}
          aria-label={text(`chat.reaction.${reaction}`)}
          aria-pressed={reaction === chosen}
          onClick={() => choose(reaction === chosen ? null : reaction)}
        >
          <span aria-hidden>{reactionEmoji[reaction]}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * The choice of reactions beside a message, with the answer and the copy below. A dialog of the browser: it
 * traps the focus, closes on Esc and gives the focus back.
 */
export function MessageActions(props: {
  /** The place of the message on the screen. */
  at: DOMRect;
  /** The message is the member's own, at the right. */
  own: boolean;
  chosen: Reaction | null;
  /** The text to copy. Empty for other kinds. */
  words: string;
  /** Null if the service would refuse a reaction here. */
  onReact: ((reaction: Reaction | null) => void) | null;
  /** Null if the member cannot write here now. */
  onReply: (() => void) | null;
  onClose: () => void;
}) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { at, own, chosen, words, onReact, onReply, onClose } = props;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    putBeside(element, at, own);
    return () => element.close?.();
  }, [at, own]);

  const run = (act: () => void) => () => {
    // Closed at once, because a closing dialog gives the focus back, and an answer moves it to the text field.
    flushSync(onClose);
    act();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={text('chat.react')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        {onReact ? <Choice chosen={chosen} choose={(reaction) => run(() => onReact(reaction))()} /> : null}
        {onReply ? (
          <button type="button" className={styles.action} onClick={run(onReply)}>
            <IconArrowBackUp size={20} aria-hidden />
            {text('chat.reply')}
          </button>
        ) : null}
        {words === '' ? null : (
          <button
            type="button"
            className={styles.action}
            onClick={run(() => void navigator.clipboard?.writeText(words).catch(() => {}))}
          >
            <IconCopy size={20} aria-hidden />
            {text('kit.copy')}
          </button>
        )}
      </div>
    </dialog>
  );
}
