import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePhoto } from '#contract/photos/change-photo.ts';
import { orderPhotos } from '#contract/photos/order-photos.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { countPendingPhotoChanges, photoChangeScope } from '../pending-photo-changes.ts';

type Photos = readonly OwnPhoto[];

const numbered = (photos: Photos): OwnPhoto[] => photos.map((photo, order) => ({ ...photo, order }));

/** The photos in the order the server will have after the move. An unknown id changes nothing (PROF-4). */
export function movedTo(photos: Photos, id: number, place: number): OwnPhoto[] {
  const moving = photos.find((photo) => photo.id === id);
  if (!moving) return [...photos];
  const others = photos.filter((photo) => photo !== moving);
  return numbered(others.toSpliced(place, 0, moving));
}

export const withMain = (photos: Photos, id: number): OwnPhoto[] =>
  photos.map((photo) => ({ ...photo, main: photo.id === id }));

export const withPremiumOnly = (photos: Photos, id: number, premium_only: boolean): OwnPhoto[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, premium_only } : photo));

/**
 * Why a photo cannot become the main photo now. Everybody must see the main photo, as long as there is such a
 * photo (PROF-6).
 */
export function mainPhotoObstacle(photo: OwnPhoto, photos: Photos): 'not_premium' | 'not_seen' | null {
  if (photo.premium_only) return 'not_premium';
  if (photo.status === 'active') return null;
  const seen = photos.some(({ main, status }) => main && status === 'active');
  return photo.status === 'pending' && !seen ? null : 'not_seen';
}

/** The member's own photos, independent of the store that holds them. */
export interface PhotoList {
  readonly photos: readonly OwnPhoto[];
  /** The maximum number of photos now (PROF-5). */
  readonly limit: number;
  /** Shows these photos until the next read. */
  readonly show: (photos: readonly OwnPhoto[]) => void;
  /** Reads the photos again. */
  readonly refresh: () => Promise<void>;
}

const removePhotoMutation = () => mutationFor(removePhoto);

const orderPhotosMutation = () => mutationFor(orderPhotos, { idempotent: true });

const changePhotoMutation = () => mutationFor(changePhoto, { idempotent: true });

/** Changes of existing photos: shown at once, and undone if the server refuses them (PROF-4). */
export function usePhotoChanges(list: PhotoList) {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const shared = {
    scope: photoChangeScope,
    onSuccess({ photos }: { photos: readonly OwnPhoto[] }) {
      // The current mutation still counts as pending here.
      if (countPendingPhotoChanges(queries) <= 1) list.show(photos);
    },
    onError(error: unknown) {
      toast({ tone: 'danger', text: failureText(error) });
      void list.refresh();
    },
  };
  const { mutate: order } = useMutation({ ...orderPhotosMutation(), ...shared });
  const { mutate: change } = useMutation({ ...changePhotoMutation(), ...shared });
  const { mutate: remove, isPending: removing } = useMutation({
    ...removePhotoMutation(),
    scope: shared.scope,
    onSuccess: () => toast({ tone: 'info', text: text('photos.removed') }),
    onError: shared.onError,
  });
  return {
    moveTo(id: number, place: number) {
      const moved = movedTo(list.photos, id, place);
      list.show(moved);
      order({ ids: moved.map((photo) => photo.id) });
    },
    makeMain(id: number) {
      list.show(withMain(list.photos, id));
      change({ id, main: true });
    },
    setPremiumOnly(id: number, premium_only: boolean) {
      list.show(withPremiumOnly(list.photos, id, premium_only));
      change({ id, premium_only });
    },
    remove(id: number) {
      list.show(list.photos.filter((photo) => photo.id !== id));
      remove({ id }, { onSuccess: () => list.refresh() });
    },
    removing,
  };
}

export type PhotoChanges = ReturnType<typeof usePhotoChanges>;
