import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconEyeOff, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message, MessageImage } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { imageDisplaySize } from './image-display-size.ts';
import frameStyles from './image-frame.module.css';
import styles from './image-message.module.css';
import { ImagePicture } from './image-picture.tsx';
import { useMessageImage } from './use-message-image.ts';

// Loaded only when a member opens a picture.
const ImageViewer = lazyComponent(() => import('./image-viewer.tsx').then((part) => part.ImageViewer));

interface Props {
  readonly message: Message;
  readonly own: boolean;
  /** The sender's name for readers who do not see the side of the bubble. */
  readonly by: string;
}

const isShown = (image: MessageImage): image is MessageImage & { address: string } => image.address !== null;

/**
 * The picture of a message. It is blurred until its receiver chooses to see it, and can then be opened
 * (CHAT-10, TRUST-6).
 */
export function ImageMessage({ message, own, by }: Props) {
  const text = useText();
  const { image } = message;
  if (image === null)
    return (
      <span className={styles.gone}>
        <IconPhotoOff size={20} aria-hidden /> {text('chat.image.gone')}
      </span>
    );
  return <Pictured message={message} own={own} by={by} image={image} />;
}

function Pictured({ message, own, by, image }: Props & { readonly image: MessageImage }) {
  const text = useText();
  const failure = useFailureText();
  const [opened, setOpened] = useState(false);
  const actions = useMessageImage(message, by);
  const { width, height } = imageDisplaySize(image);
  const alt = own ? text('chat.image.own') : text('chat.image.of', { name: by });
  const frame = { width, aspectRatio: `${width} / ${height}` };
  if (!isShown(image) || actions.broken)
    return (
      <div
        className={`${frameStyles.frame} ${styles.locked}`}
        style={{ ...frame, backgroundImage: `url("${image.blur}")` }}
      >
        {isShown(image) ? (
          <div className={styles.veil} role="alert">
            <IconPhotoOff size={26} aria-hidden />
            <span>{text('chat.image.failed')}</span>
            <Button size="sm" radius="xl" variant="white" loading={actions.busy} onClick={actions.loadAgain}>
              {text('chat.image.load_again')}
            </Button>
          </div>
        ) : (
          <div className={styles.veil}>
            <IconEyeOff size={26} aria-hidden />
            <VisuallyHidden>{text('chat.image.blurred', { name: by })}</VisuallyHidden>
            <span>{text('chat.image.blurred_what')}</span>
            <Button size="sm" radius="xl" variant="white" loading={actions.busy} onClick={actions.show}>
              {text('chat.image.show')}
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <>
      <UnstyledButton
        className={frameStyles.frame ?? ''}
        style={frame}
        aria-label={`${alt}. ${text('chat.image.open')}`}
        onClick={() => setOpened(true)}
      >
        <ImagePicture
          image={image}
          size="bubble"
          alt=""
          className={frameStyles.picture}
          onError={actions.onError}
        />
      </UnstyledButton>
      {opened ? (
        <ImageViewer
          part={{ image, alt, message, sender: own ? null : by, actions, onClose: () => setOpened(false) }}
          onMissing={(error) => {
            setOpened(false);
            toast({ tone: 'danger', text: failure(error) });
          }}
        />
      ) : null}
    </>
  );
}
