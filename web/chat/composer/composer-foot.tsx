import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './composer-foot.module.css';

/** The remaining length is hidden until it is this small. */
const nearLimit = 200;

/** Beside or below the text field: tools, remaining length, and the send button with its price. */
export function ComposerFoot(props: {
  /** Characters left. Negative if the text is too long. */
  left: number;
  ready: boolean;
  /** The field is not empty. */
  typed: boolean;
  price: number;
  children: ReactNode;
}) {
  const text = useText();
  const { left, ready } = props;
  const hydrated = useHydrated();
  return (
    <div className={styles.foot} data-typed={props.typed}>
      {props.children}
      <span id="chat-limit" className={styles.limit} data-over={left < 0} aria-live="polite">
        {left < 0 ? text('chat.characters_over', { count: -left }) : null}
        {left >= 0 && left <= nearLimit ? text('chat.characters_left', { count: left }) : null}
      </span>
      <Button
        type={hydrated ? 'submit' : 'button'}
        className={styles.send ?? ''}
        rightSection={<IconSend2 size={20} aria-hidden />}
        aria-label={text('chat.send', { credits: props.price })}
        aria-disabled={!ready}
        data-ready={ready}
      >
        <span className={styles.long}>{text('chat.send', { credits: props.price })}</span>
        <span className={styles.short}>{text('chat.send_short', { credits: props.price })}</span>
      </Button>
    </div>
  );
}
