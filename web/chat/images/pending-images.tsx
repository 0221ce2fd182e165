import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { HeldImage } from '#contract/chat/held-image.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { imageDisplaySize } from './image-display-size.ts';
import frameStyles from './image-frame.module.css';
import { ImagePicture } from './image-picture.tsx';
import type { ImageUpload } from './image-uploads.ts';
import styles from './pending-images.module.css';
import type { usePendingImages } from './use-pending-images.ts';

function OwnBubble(props: { picture: ReactNode; mark: ReactNode; faulty: boolean; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.row}>
      <div className={styles.bubble} data-faulty={props.faulty}>
        <VisuallyHidden>{text('chat.said_by_you')}: </VisuallyHidden>
        {props.picture}
        <p className={styles.mark}>{props.mark}</p>
      </div>
      {props.children}
    </div>
  );
}

function SendingImage(props: { send: ImageUpload; onRetry: () => void; onCancel: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const { state, part, picture, error } = props.send;
  const { width, height } = imageDisplaySize(picture);
  const percent = Math.round(part * 100);
  const failed = state === 'failed';
  return (
    <OwnBubble
      faulty={failed}
      picture={
        <div className={frameStyles.frame} style={{ width, aspectRatio: `${width} / ${height}` }}>
          <img src={picture.address} alt={text('chat.image.own')} className={frameStyles.picture} />
          {failed ? null : (
            <div className={styles.track} aria-hidden="true">
              <div className={styles.fill} style={{ width: `${percent}%` }} />
            </div>
          )}
        </div>
      }
      mark={
        failed ? (
          <>
            <IconAlertCircle size={15} aria-hidden /> {text('chat.not_sent')}
          </>
        ) : (
          <>
            <IconClock size={15} aria-hidden />{' '}
            {part === 1 ? text('chat.image.arrived') : text('chat.image.uploading', { percent })}
          </>
        )
      }
    >
      <div className={styles.ways} role={failed ? 'alert' : undefined}>
        {failed ? (
          <>
            <span className={styles.fault}>{failureText(error)}</span>
            <UnstyledButton className={styles.button ?? ''} onClick={props.onRetry}>
              {text('chat.retry')}
            </UnstyledButton>
          </>
        ) : null}
        <UnstyledButton className={styles.button ?? ''} onClick={props.onCancel}>
          {text(failed ? 'chat.discard' : 'chat.image.cancel')}
        </UnstyledButton>
      </div>
    </OwnBubble>
  );
}

function HeldPicture({ held, name, onPutAway }: { held: HeldImage; name: string; onPutAway: () => void }) {
  const text = useText();
  const { photo_credits: credits } = useSettings();
  const { image, status, rejection } = held;
  const { width, height } = imageDisplaySize(image);
  const waits = status === 'waiting';
  const what = rejection?.text ?? text('chat.image.undelivered_what');
  return (
    <OwnBubble
      faulty={!waits}
      picture={
        <div className={frameStyles.frame} style={{ width, aspectRatio: `${width} / ${height}` }}>
          {image.address === null ? null : (
            <ImagePicture
              image={{ ...image, address: image.address }}
              size="bubble"
              alt={text('chat.image.own')}
              className={frameStyles.picture}
              onError={() => {}}
            />
          )}
        </div>
      }
      mark={
        <>
          {waits ? <IconClock size={15} aria-hidden /> : <IconAlertCircle size={15} aria-hidden />}{' '}
          {text(`chat.image.${status}`)}
        </>
      }
    >
      <div className={styles.ways}>
        <span className={waits ? styles.said : styles.fault}>
          {waits
            ? text('chat.image.waiting_what', { name })
            : `${what} ${text('chat.image.refunded', { credits })}`}
        </span>
        {waits ? null : (
          <UnstyledButton className={styles.button ?? ''} onClick={onPutAway}>
            {text('chat.image.put_away')}
          </UnstyledButton>
        )}
      </div>
    </OwnBubble>
  );
}

/**
 * The member's own pictures that are not messages yet: uploading, waiting for review, or rejected (CHAT-10).
 */
export function PendingImages(props: { other: ProfileCard; images: ReturnType<typeof usePendingImages> }) {
  const { sends, held, retry, cancel, putAway } = props.images;
  return (
    <>
      {held.map((one) => (
        <HeldPicture
          key={one.client_id}
          held={one}
          name={props.other.name}
          onPutAway={() => putAway(one.client_id)}
        />
      ))}
      {sends.map((send) => (
        <SendingImage
          key={send.client_id}
          send={send}
          onRetry={() => retry(send.client_id)}
          onCancel={() => cancel(send.client_id)}
        />
      ))}
    </>
  );
}
