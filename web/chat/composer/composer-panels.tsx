import { ActionIcon } from '@mantine/core';
import { IconBulb, IconGift, IconMoodSmile } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './composer.module.css';
import composerToolsStyles from './composer-tools.module.css';

const key = 'vonk.icebreaker';

/** Whether icebreakers open by themselves on this device. They do until the member closes them once. */
function wantsIcebreaker(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

export function keepIcebreakerClosed(): void {
  try {
    localStorage.setItem(key, 'closed');
  } catch {
    // Without storage they open again next time.
  }
}

/** The buttons for emoji, gifts and icebreakers. */
export function ComposerTools(props: {
  name: string;
  opened: 'emoji' | 'icebreaker' | null;
  onEmoji: () => void;
  /** Null if the member may send texts only. */
  onGift: (() => void) | null;
  /** Null if the conversation has begun. */
  onIcebreaker: (() => void) | null;
  /** Further tools. */
  children?: ReactNode;
}) {
  const text = useText();
  return (
    <div className={composerToolsStyles.tools}>
      <ActionIcon
        variant="subtle"
        aria-label={text('chat.emoji.open')}
        aria-expanded={props.opened === 'emoji'}
        onClick={props.onEmoji}
      >
        <IconMoodSmile size={24} aria-hidden />
      </ActionIcon>
      {props.children}
      {props.onGift ? (
        <ActionIcon
          variant="subtle"
          aria-label={text('chat.gift_to', { name: props.name })}
          onClick={props.onGift}
        >
          <IconGift size={24} aria-hidden />
        </ActionIcon>
      ) : null}
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

const EmojiPanel = lazyComponent(() => import('./emoji-panel.tsx').then((part) => part.EmojiPanel));

type Panel = 'emoji' | 'icebreaker';

/** The open panel of the composer. The icebreaker opens by itself as long as it `isOffered`. */
export function useOpenPanel(isOffered: boolean) {
  const isWanted = useBrowserValue(wantsIcebreaker, false);
  // Undefined until the member opens or closes a panel.
  const [chosen, setChosen] = useState<Panel | null>();
  const opened = chosen === undefined && isOffered && isWanted ? 'icebreaker' : (chosen ?? null);
  return {
    opened,
    toggle: (panel: Panel) => setChosen(opened === panel ? null : panel),
    close: () => setChosen(null),
  };
}

/** The emoji picker below the text field. */
export function EmojiSection(props: {
  onChoose: (emoji: string) => void;
  onClose: () => void;
  focus: () => void;
}) {
  const text = useText();
  const failure = useFailureText();
  const { onChoose, onClose, focus } = props;
  return (
    <section
      className={styles.panel}
      aria-label={text('chat.emoji.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        focus();
      }}
    >
      <EmojiPanel
        part={{ onChoose }}
        fallback={<p className={styles.loading}>{text('chat.emoji.loading')}</p>}
        onMissing={(error) => {
          onClose();
          toast({ tone: 'danger', text: failure(error) });
        }}
      />
    </section>
  );
}
