import { ActionIcon } from '@mantine/core';
import { IconBulb, IconGift, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './composer-tools.module.css';

/** The buttons for emoji, gifts and icebreakers. */
export function ComposerTools(props: {
  name: string;
  opened: 'emoji' | 'icebreaker' | null;
  onEmoji: () => void;
  onGift: () => void;
  /** Null if the conversation has begun. */
  onIcebreaker: (() => void) | null;
  /** Further tools. */
  children?: ReactNode;
}) {
  const text = useText();
  return (
    <div className={styles.tools}>
      <ActionIcon
        variant="subtle"
        aria-label={text('chat.emoji.open')}
        aria-expanded={props.opened === 'emoji'}
        onClick={props.onEmoji}
      >
        <IconMoodSmile size={24} aria-hidden />
      </ActionIcon>
      {props.children}
      <ActionIcon
        variant="subtle"
        aria-label={text('chat.gift_to', { name: props.name })}
        onClick={props.onGift}
      >
        <IconGift size={24} aria-hidden />
      </ActionIcon>
      {props.onIcebreaker ? (
        <ActionIcon
          variant="subtle"
          aria-label={text('chat.icebreaker.open')}
          aria-expanded={props.opened === 'icebreaker'}
          onClick={props.onIcebreaker}
        >
          <IconBulb size={24} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
