import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './first-photo.module.css';
import type { PhotoList } from './gallery/use-photo-changes.ts';
import { Picture } from './picture.tsx';
import { ChosenCrop } from './uploads/chosen-crop.tsx';
import { FileErrors } from './uploads/file-errors.tsx';
import { PhotoDrop } from './uploads/photo-drop.tsx';
import { photoTypes } from './uploads/photo-error.ts';
import { UploadList } from './uploads/upload-list.tsx';
import { enqueueUploads, useUploads } from './uploads/upload-queue.ts';
import { useChosenFiles } from './uploads/use-chosen-files.ts';

/** The picture, null as long as there is none, and the button to choose one, null if there is no room. */
export interface FirstPhotoParts {
  readonly picture: ReactNode;
  readonly choose: ReactNode;
}

/**
 * The first photo of a newcomer: choose, crop, and see it on the own card at once, while it is still being sent
 * (PROF-4). `children` draw the card and place the button.
 */
export function FirstPhoto(
  props: Omit<PhotoList, 'show'> & { children: (parts: FirstPhotoParts) => ReactNode },
) {
  const text = useText();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const uploads = useUploads();
  const { photos, limit, refresh } = props;
  const queue = { queries, added: refresh };
  const room = Math.max(0, Math.min(1, limit - photos.length - uploads.length));
  const chosen = useChosenFiles({
    room,
    send: (blobs) => enqueueUploads(queue, blobs),
    noRoom: () => {},
  });
  const choose = (files: readonly File[]) => void chosen.choose(files.slice(0, 1));
  const sent = uploads.at(-1);
  const own = photos.find(({ main }) => main) ?? photos[0];
  const picture = sent ? (
    <img src={sent.preview} alt={text('photos.first.own')} className={styles.picture} />
  ) : own ? (
    <Picture image={own.image} alt={text('photos.first.own')} size="card" priority />
  ) : null;
  const button = (
    <FileButton accept={photoTypes} onChange={(file) => file && choose([file])}>
      {(opener) => (
        <Button
          {...opener}
          size="lg"
          variant={picture === null ? 'filled' : 'subtle'}
          leftSection={<IconCamera size={20} aria-hidden />}
        >
          {text(picture === null ? 'photos.first.choose' : 'photos.add_more')}
        </Button>
      )}
    </FileButton>
  );
  return (
    <PhotoDrop ref={section} onFiles={choose}>
      {props.children({ picture, choose: room > 0 ? button : null })}
      <UploadList uploads={uploads} queue={queue} />
      {chosen.faulty.length > 0 ? (
        <FileErrors faulty={chosen.faulty} left={0} limit={limit} onClose={chosen.forgetFaults} />
      ) : null}
      <ChosenCrop chosen={chosen} />
    </PhotoDrop>
  );
}
