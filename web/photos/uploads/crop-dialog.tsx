import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type CropArea, maximumZoom, rotatedSize, whole } from './crop-area.ts';
import styles from './crop-dialog.module.css';
import type { OpenedFile } from './photo-file.ts';

// Loaded only when a member adds a photo.
const Cropper = lazy(() => import('./cropper.tsx').then((module) => ({ default: module.Cropper })));

/** Turns and zooms the photo. */
function CropTools(props: {
  zoom: number;
  deepest: number;
  onZoom: (zoom: number) => void;
  onTurn: (quarters: number) => void;
}) {
  const text = useText();
  const { zoom, deepest, onZoom, onTurn } = props;
  return (
    <div className={styles.tools}>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={text('photos.crop.turn_left')}
        onClick={() => onTurn(-1)}
      >
        <IconRotate2 size={22} aria-hidden />
      </ActionIcon>
      <div className={styles.zoom}>
        <IconZoomOut size={20} aria-hidden />
        <input
          type="range"
          aria-label={text('photos.crop.zoom')}
          min={1}
          max={deepest}
          step={0.01}
          value={zoom}
          disabled={deepest <= 1}
          onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
        />
        <IconZoomIn size={20} aria-hidden />
      </div>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={text('photos.crop.turn_right')}
        onClick={() => onTurn(1)}
      >
        <IconRotateClockwise2 size={22} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/**
 * Crops a chosen photo to the ratio of cards before it is sent, turns it, or leaves it unchanged (PROF-4).
 */
export function CropDialog(props: {
  file: OpenedFile;
  at: number;
  total: number;
  busy: boolean;
  onUse: (cut: CropArea) => void;
  onUseAll: (cut: CropArea) => void;
  onStop: () => void;
}) {
  const text = useText();
  const { file, at, total, busy } = props;
  const [quarters, setQuarters] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Omit<CropArea, 'quarters'> | null>(null);
  const size = rotatedSize({ width: file.image.naturalWidth, height: file.image.naturalHeight }, quarters);
  const deepest = maximumZoom(size);
  const uncut: CropArea = { ...whole(size), quarters };
  const turn = (by: number) => {
    setQuarters((quarters + by + 4) % 4);
    setZoom(1);
  };
  return (
    <Dialog
      title={total > 1 ? text('photos.crop.title_of', { at, total }) : text('photos.crop.title')}
      placement="bottom"
      stays
      onClose={props.onStop}
    >
      <div className={styles.stage}>
        <Suspense fallback={<Loader className={styles.loader ?? ''} />}>
          <Cropper
            address={file.address}
            quarters={quarters}
            zoom={zoom}
            deepest={deepest}
            onZoom={setZoom}
            onArea={setArea}
          />
        </Suspense>
      </div>
      <CropTools zoom={zoom} deepest={deepest} onZoom={setZoom} onTurn={turn} />
      <p className={styles.hint}>{text('photos.crop.hint')}</p>
      <div className={styles.ways}>
        <Button
          size="lg"
          loading={busy}
          disabled={area === null}
          onClick={() => area && props.onUse({ ...area, quarters })}
        >
          {text('photos.crop.use')}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={() => props.onUse(uncut)}>
          {text('photos.crop.as_it_is')}
        </Button>
        {at < total ? (
          <Button variant="subtle" disabled={busy} onClick={() => props.onUseAll(uncut)}>
            {text('photos.crop.all_as_they_are', { count: total - at + 1 })}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
