import { ActionIcon, Button } from '@mantine/core';
import { IconFlag, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Message, MessageImage } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ReportChat } from '../reports/report-chat.tsx';
import { useChatState } from '../sync/use-device.ts';
import { ImagePicture } from './image-picture.tsx';
import styles from './image-viewer.module.css';
import { useImageConsent } from './use-message-image.ts';
import { usePanzoom } from './use-panzoom.ts';

interface Actions {
  readonly busy: boolean;
  readonly setAlways: (always: boolean) => void;
  readonly onError: () => void;
}

/**
 * Options for another member's picture: show all of their pictures at once, and report it (TRUST-6, SAFE-1).
 */
function ReceivedImageActions(props: {
  message: Message;
  name: string;
  actions: Actions;
  onReport: () => void;
}) {
  const text = useText();
  const { message, name, actions } = props;
  const always = useImageConsent(message.conversation);
  return (
    <div className={styles.ways}>
      {always === undefined ? null : (
        <Button
          variant="subtle"
          color="gray.0"
          loading={actions.busy}
          onClick={() => actions.setAlways(!always)}
        >
          {text(always ? 'chat.image.always_off' : 'chat.image.always', { name })}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray.0"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={props.onReport}
      >
        {text('chat.image.report')}
      </Button>
    </div>
  );
}

function Tool({ label, icon, onUse }: { label: string; icon: ReactNode; onUse: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray.0" size={44} aria-label={label} onClick={onUse}>
      {icon}
    </ActionIcon>
  );
}

/** Opens the dialog while it is mounted. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    return () => element.close?.();
  }, []);
  return dialog;
}

/**
 * A full-screen picture. Zooms by wheel, pinch, double tap or the + and - keys; moves by dragging or arrow
 * keys.
 */
export function ImageViewer(props: {
  image: MessageImage & { readonly address: string };
  alt: string;
  message: Message;
  /** Null for the member's own picture. */
  sender: string | null;
  actions: Actions;
  onClose: () => void;
}) {
  const text = useText();
  const dialog = useOpenDialog();
  const { image, alt, message, sender } = props;
  const { place, onKey, ...zoom } = usePanzoom();
  const [reporting, setReporting] = useState(false);
  const other = useChatState().chats[message.conversation]?.profile;

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys typed into a dialog above this one. Ctrl and + still enlarge the page.
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== dialog.current;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(event.key)) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={alt}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A dialog above this one handles its own closing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        props.onClose();
      }}
    >
      <div className={styles.bar}>
        <Tool
          label={text('chat.image.zoom_out')}
          icon={<IconZoomOut size={24} aria-hidden />}
          onUse={zoom.out}
        />
        <Tool
          label={text('chat.image.zoom_in')}
          icon={<IconZoomIn size={24} aria-hidden />}
          onUse={zoom.in}
        />
        <Tool label={text('kit.close')} icon={<IconX size={26} aria-hidden />} onUse={props.onClose} />
      </div>
      <div className={styles.stage}>
        <div ref={place} className={styles.place}>
          <ImagePicture
            image={image}
            size="whole"
            alt={alt}
            className={styles.picture}
            drawnWidth={`min(100vw, (100dvh - 124px) * ${image.width / image.height}, ${image.width}px)`}
            onError={props.actions.onError}
          />
        </div>
      </div>
      {sender === null ? null : (
        <ReceivedImageActions
          message={message}
          name={sender}
          actions={props.actions}
          onReport={() => setReporting(true)}
        />
      )}
      {reporting && other ? (
        <ReportChat other={other} blocked={false} message={message.id} onClose={() => setReporting(false)} />
      ) : null}
    </dialog>
  );
}
