import { Loader } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useWallet } from '#web/credits/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { addPhotoMutation } from './data/add-photo.ts';
import { removePhotoMutation } from './data/remove-photo.ts';
import styles from './parts/own-photos.module.css';
import { PremiumTile } from './parts/premium-tile.tsx';
import { Picture } from './picture.tsx';

function Photo(props: {
  photo: OwnPhoto;
  number: number;
  preview: string | undefined;
  onChanged: () => void;
}) {
  const text = useText();
  const failureText = useFailureText();
  const { photo, number, preview } = props;
  const { mutate, isPending } = useMutation({
    ...removePhotoMutation(),
    onSuccess: () => toast({ tone: 'info', text: text('photos.removed') }),
    onError: (error) => toast({ tone: 'danger', text: failureText(error) }),
    onSettled: props.onChanged,
  });
  const state = photo.status === 'active' ? (photo.main ? 'main' : null) : photo.status;
  const name = text('photos.own', { number });
  return (
    <li className={styles.photo}>
      {photo.image === null && preview !== undefined ? (
        <img src={preview} alt={name} className={styles.preview} />
      ) : (
        <Picture image={photo.image} alt={name} size="card" />
      )}
      {state === null ? null : (
        <span className={styles.state} data-state={state}>
          {text(
            state === 'main' ? 'photos.main' : state === 'pending' ? 'photos.waiting' : 'photos.rejected',
          )}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`${text('photos.remove')} ${number}`}
        disabled={isPending}
        onClick={() => mutate({ id: photo.id })}
      >
        <IconX size={18} aria-hidden />
      </button>
    </li>
  );
}

/** One's own photos in every state, and a tile that takes another one (PROF-3, PROF-4, PROF-5). */
export function OwnPhotos(props: { photos: readonly OwnPhoto[]; limit: number; onChanged: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const { photos, limit, onChanged } = props;
  const input = useId();
  const hint = useId();
  // Of photos that wait nothing is served; the browser that sent them still has them.
  const [previews, setPreviews] = useState<ReadonlyMap<number, string>>(new Map());
  const { mutate, isPending, error } = useMutation({
    ...addPhotoMutation(),
    onSuccess({ photo }, sent) {
      if (sent.photo instanceof Blob) {
        const preview = URL.createObjectURL(sent.photo);
        setPreviews((before) => new Map([...before, [photo.id, preview]]));
      }
      onChanged();
    },
  });
  const full = photos.length >= limit;
  const paid = useWallet()?.paid_user ?? false;
  return (
    <div>
      <ul className={styles.grid}>
        {photos.map((photo, at) => (
          <Photo
            key={photo.id}
            photo={photo}
            number={at + 1}
            preview={previews.get(photo.id)}
            onChanged={onChanged}
          />
        ))}
        {full ? (
          paid ? null : (
            <PremiumTile />
          )
        ) : (
          <li>
            <label htmlFor={input} className={styles.add} data-busy={isPending}>
              {isPending ? <Loader size={28} aria-hidden /> : <IconCamera size={32} aria-hidden />}
              <span>
                {text(isPending ? 'photos.adding' : photos.length === 0 ? 'photos.add' : 'photos.add_more')}
              </span>
              <input
                id={input}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-describedby={hint}
                disabled={isPending}
                onChange={({ currentTarget }) => {
                  const [photo] = currentTarget.files ?? [];
                  if (photo) mutate({ photo });
                  // The same file may be chosen again after a failure.
                  currentTarget.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error === null ? null : (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      <p id={hint} className={styles.hint}>
        {text('photos.count', { count: photos.length, limit })} · {text('photos.hint')}
      </p>
    </div>
  );
}
