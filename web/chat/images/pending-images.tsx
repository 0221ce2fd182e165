import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HeldImage } from '#contract/chat/get-held-images.ts';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { heldImagesQuery } from './held-images.ts';
import { imageDisplaySize } from './image-display-size.ts';
import frameStyles from './image-frame.module.css';
import { ImagePicture } from './image-picture.tsx';
import { discardImage, type ImageUpload, useImageUploads } from './image-uploads.ts';
import styles from './pending-images.module.css';

/** The member's own pictures to another member that wait for review or did not get through. */
function useHeldImages(profile: number): {
  readonly held: readonly HeldImage[];
  readonly putAway: (clientId: string) => void;
} {
  const queries = useQueryClient();
  const { data } = useQuery(heldImagesQuery());
  const putAway = (clientId: string) => {
    queries.setQueryData(heldImagesQuery().queryKey, (before) => ({
      images: (before?.images ?? []).filter(({ client_id }) => client_id !== clientId),
    }));
    discardImage(call, clientId).catch(() =>
      queries.invalidateQueries({ queryKey: heldImagesQuery().queryKey }),
    );
  };
  return { held: (data?.images ?? []).filter((image) => image.profile === profile), putAway };
}

/**
 * The member's own pictures to another member that are not messages yet. Leaves out those already among the
 * messages.
 */
export function usePendingImages(profile: number, messages: readonly Message[]) {
  const { sends, retry, cancel } = useImageUploads(profile);
  const { held, putAway } = useHeldImages(profile);
  const confirmed = new Set(messages.map((message) => message.client_id));
  const isUnderWay = ({ client_id }: { readonly client_id: string }) => !confirmed.has(client_id);
  return { sends: sends.filter(isUnderWay), held: held.filter(isUnderWay), retry, cancel, putAway };
}

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
