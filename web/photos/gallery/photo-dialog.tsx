import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingSwitch } from '#web/ui/forms/settings-section.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Picture } from '../picture.tsx';
import styles from './photo-dialog.module.css';
import { mainPhotoObstacle, type PhotoChanges } from './use-photo-changes.ts';

const icons = { pending: IconClock, active: IconCircleCheck, rejected: IconCircleX } as const;

/** The status of a photo in words, with its meaning and what to do about it (PROF-3). */
function PhotoStatus({ photo }: { photo: OwnPhoto }) {
  const text = useText();
  const { status, rejection } = photo;
  const Icon = icons[status];
  return (
    <div className={styles.status}>
      <p className={styles.name} data-status={status}>
        <Icon size={20} aria-hidden />
        {text(`photos.status.${status}`)}
      </p>
      {rejection === null ? null : <p>{rejection.text}</p>}
      <p className={styles.what}>{text(`photos.status.${status}_what`)}</p>
    </div>
  );
}

function RemoveConfirmation({ onCancel, onRemove }: { onCancel: () => void; onRemove: () => void }) {
  const text = useText();
  return (
    <div className={styles.sure}>
      <p>{text('photos.remove_sure')}</p>
      <div className={styles.pair}>
        <Button variant="default" onClick={onCancel}>
          {text('photos.remove_not')}
        </Button>
        <Button color="red" onClick={onRemove}>
          {text('photos.remove')}
        </Button>
      </div>
    </div>
  );
}

/** Makes the photo the main one, moves it, and restricts or removes it. */
function PhotoActions(props: {
  photo: OwnPhoto;
  photos: readonly OwnPhoto[];
  arrange: PhotoChanges;
  onRemove: () => void;
}) {
  const text = useText();
  const { photo, photos, arrange, onRemove } = props;
  const { id, main, premium_only } = photo;
  const at = photos.indexOf(photo);
  const total = photos.length;
  const hindrance = mainPhotoObstacle(photo, photos);
  return (
    <div className={styles.ways}>
      {main ? null : (
        <>
          <Button
            variant="light"
            leftSection={<IconStar size={20} aria-hidden />}
            disabled={hindrance !== null}
            onClick={() => arrange.makeMain(id)}
          >
            {text('photos.make_main')}
          </Button>
          {hindrance === null ? null : <p className={styles.said}>{text(`photos.make_main_${hindrance}`)}</p>}
        </>
      )}
      {total > 1 ? (
        <div className={styles.pair}>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            disabled={at === 0}
            onClick={() => arrange.moveTo(id, at - 1)}
          >
            {text('photos.earlier')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconArrowRight size={20} aria-hidden />}
            disabled={at === total - 1}
            onClick={() => arrange.moveTo(id, at + 1)}
          >
            {text('photos.later')}
          </Button>
        </div>
      ) : null}
      <p className={styles.said} role="status">
        {text('photos.place_of', { place: at + 1, total })}
      </p>
      <SettingSwitch
        className={styles.switch}
        label={text('photos.premium_only')}
        description={text(main ? 'photos.premium_only_not_main' : 'photos.premium_only_what')}
        checked={premium_only}
        disabled={main}
        onChange={(wanted) => arrange.setPremiumOnly(id, wanted)}
      />
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onRemove}
      >
        {text('photos.remove')}
      </Button>
    </div>
  );
}

/** One of the member's own photos: its status, and all its actions without a pointer (PROF-4, PROF-6). */
export function PhotoDialog(props: {
  photo: OwnPhoto;
  photos: readonly OwnPhoto[];
  arrange: PhotoChanges;
  onClose: () => void;
}) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const { photo, photos, arrange } = props;
  const at = photos.indexOf(photo);
  return (
    <Dialog title={text('photos.own', { number: at + 1 })} placement="bottom" onClose={props.onClose}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture image={photo.image} alt={text('photos.own', { number: at + 1 })} size="card" />
        </div>
        <PhotoStatus photo={photo} />
      </div>
      {asked ? (
        <RemoveConfirmation
          onCancel={() => setAsked(false)}
          onRemove={() => {
            arrange.remove(photo.id);
            props.onClose();
          }}
        />
      ) : (
        <PhotoActions photo={photo} photos={photos} arrange={arrange} onRemove={() => setAsked(true)} />
      )}
    </Dialog>
  );
}
