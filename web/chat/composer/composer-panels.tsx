import { useState } from 'react';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './composer.module.css';
import { wantsIcebreaker } from './icebreaker-preference.ts';

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
