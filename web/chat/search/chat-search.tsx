import { Loader, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { isComposing } from '../composer/is-ime-composing.ts';
import type { HighlightedSearch } from '../conversation-log/message-log.tsx';
import styles from './chat-search.module.css';
import { useChatSearch } from './use-chat-search.ts';

/** A button that is disabled if there is nothing to do. */
function BarButton({ label, icon, act }: { label: string; icon: ReactNode; act: (() => void) | null }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      disabled={act === null}
      onClick={() => act?.()}
    >
      {icon}
    </button>
  );
}

/**
 * Searches the open conversation. Enter and the arrows move between hits, Esc returns to the conversation
 * (CHAT-8).
 */
export function ChatSearch(props: {
  conversation: number;
  onSought: (sought: HighlightedSearch) => void;
  onClose: () => void;
}) {
  const { onSought, onClose } = props;
  const search = useChatSearch(props.conversation);
  const text = useText();
  const failure = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const { sought: words, chosen } = search;
  useEffect(() => onSought({ words, chosen }), [onSought, words, chosen]);

  const older = search.state === 'failed' ? search.retry : search.older;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const ways: Readonly<Record<string, (() => void) | null>> = {
      ArrowUp: older,
      ArrowDown: search.newer,
      Enter: event.shiftKey ? search.newer : older,
      Escape: onClose,
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    ways[event.key]?.();
  };

  const outcome = {
    waiting: '',
    searching: text('chat.search_busy'),
    nothing: text('chat.search_nothing'),
    failed: failure(search.error),
    found: text(search.more ? 'chat.search_found_more' : 'chat.search_found', {
      position: search.position,
      count: search.count,
    }),
  }[search.state];

  return (
    <search className={styles.bar} aria-label={text('chat.search')}>
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={styles.field ?? ''}
        value={search.words}
        maxLength={100}
        onChange={(event) => search.setWords(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={text('chat.search')}
        aria-label={text('chat.search')}
        leftSection={
          search.state === 'searching' ? (
            <Loader size={18} aria-hidden />
          ) : (
            <IconSearch size={20} aria-hidden />
          )
        }
      />
      <span className={styles.state} role="status" data-failed={search.state === 'failed'}>
        {outcome}
      </span>
      <BarButton
        label={text('chat.search_older')}
        icon={<IconArrowUp size={22} aria-hidden />}
        act={search.older}
      />
      <BarButton
        label={text('chat.search_newer')}
        icon={<IconArrowDown size={22} aria-hidden />}
        act={search.newer}
      />
      <BarButton label={text('chat.search_close')} icon={<IconX size={22} aria-hidden />} act={onClose} />
    </search>
  );
}
