import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PhotoDialog } from './gallery/photo-dialog.tsx';
import { PhotoGrid } from './gallery/photo-grid.tsx';
import { type PhotoList, usePhotoChanges } from './gallery/use-photo-changes.ts';
import styles from './own-photos.module.css';
import { ChosenCrop } from './uploads/chosen-crop.tsx';
import { FileErrors } from './uploads/file-errors.tsx';
import { AddTile, PhotoDrop, PremiumTile } from './uploads/photo-drop.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { enqueueUploads, useUploads } from './uploads/upload-queue.ts';
import { hasPendingUploads } from './uploads/uploads.ts';
import { useChosenFiles } from './uploads/use-chosen-files.ts';

/** The rejected photos and the reasons, shown here so that the member need not search for them. */
function Rejected({ photos }: { photos: readonly OwnPhoto[] }) {
  const text = useText();
  return photos.map(({ id, rejection }, at) =>
    rejection === null ? null : (
      <p key={id} className={styles.rejected}>
        <strong>{text('photos.rejected_number', { number: at + 1 })}</strong> {rejection.text}
      </p>
    ),
  );
}

/** After a removal by keyboard the focused tile is gone, so the focus moves to the section. */
function useFocusAfterRemoval(shown: number) {
  const section = useRef<HTMLElement>(null);
  const count = useRef(shown);
  useEffect(() => {
    if (shown < count.current && document.activeElement === document.body) section.current?.focus();
    count.current = shown;
  }, [shown]);
  return section;
}

/** The member's own photos: add, crop, order, mark and remove (PROF-3, PROF-4, PROF-5, PROF-6). */
export function OwnPhotos(list: PhotoList) {
  const text = useText();
  const hint = useId();
  const queries = useQueryClient();
  const uploads = useUploads();
  const arrange = usePhotoChanges(list);
  const paid = useWallet()?.paid_user ?? false;
  const [opened, setOpened] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const [alert, setAlert] = useState(false);
  const { photos, limit } = list;
  const queue = { queries, added: list.refresh };
  const coming = uploads.filter((upload) => hasPendingUploads([upload])).length;
  const room = Math.max(0, limit - photos.length - coming);
  const chosen = useChosenFiles({
    room,
    send: (blobs) => enqueueUploads(queue, blobs),
    noRoom(count) {
      setLeft(count);
      setAlert(!paid);
    },
  });
  const choose = (files: readonly File[]) => {
    setLeft(0);
    void chosen.choose(files);
  };
  const section = useFocusAfterRemoval(photos.length);
  const shown = photos.find(({ id }) => id === opened);
  return (
    <PhotoDrop ref={section} onFiles={choose}>
      <PhotoGrid photos={photos} onMove={arrange.moveTo} onOpen={setOpened}>
        {room > 0 ? (
          <AddTile first={photos.length === 0} hint={hint} onFiles={choose} />
        ) : paid ? null : (
          <PremiumTile onAsk={() => setAlert(true)} />
        )}
      </PhotoGrid>
      <UploadList uploads={uploads} queue={queue} />
      {chosen.faulty.length > 0 || left > 0 ? (
        <FileErrors
          faulty={chosen.faulty}
          left={left}
          limit={limit}
          onClose={() => {
            chosen.forgetFaults();
            setLeft(0);
          }}
        />
      ) : null}
      <Rejected photos={photos} />
      <p id={hint} className={styles.hint}>
        {text('photos.count', { count: photos.length, limit })} · {text('photos.hint')}{' '}
        {photos.length > 1 ? text('photos.hint_order') : null}
      </p>
      <ChosenCrop chosen={chosen} />
      {shown ? (
        <PhotoDialog photo={shown} photos={photos} arrange={arrange} onClose={() => setOpened(null)} />
      ) : null}
      {alert ? <PremiumAlert what="photos" onClose={() => setAlert(false)} /> : null}
    </PhotoDrop>
  );
}
