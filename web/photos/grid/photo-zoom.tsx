import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './photo-grid.module.css';
import { photoAddress } from './photo-grid.query.ts';

/** The whole photo, with the decision below it. A blurred one is shown on request. */
export function PhotoZoom(props: {
  photo: WaitingPhoto;
  isBlurred: boolean;
  onReveal: () => void;
  onApprove: () => void;
  onRefuse: () => void;
  onEscalate: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { photo, isBlurred } = props;
  const [isLarge, setLarge] = useState(false);
  return (
    <Dialog
      title={text('photos.review.photo', { name: photo.name })}
      className={styles.zoom}
      onClose={props.onClose}
    >
      <div className={styles.whole} data-large={isLarge}>
        <img
          src={photoAddress(photo, 'whole')}
          alt={text('photos.review.photo', { name: photo.name })}
          data-blurred={isBlurred}
        />
      </div>
      <Group gap="xs" justify="center" mt="sm">
        {isBlurred ? (
          <Button variant="default" onClick={props.onReveal}>
            {text('photos.grid.reveal')}
          </Button>
        ) : (
          <>
            <Button variant="default" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {text('photos.grid.larger')}
            </Button>
            <Button onClick={props.onApprove}>{text('photos.review.approve')}</Button>
          </>
        )}
        <Button variant="default" onClick={props.onRefuse}>
          {text('photos.review.refuse')}
        </Button>
        <Button variant="default" onClick={props.onEscalate}>
          {text('photos.review.escalate')}
        </Button>
      </Group>
    </Dialog>
  );
}
