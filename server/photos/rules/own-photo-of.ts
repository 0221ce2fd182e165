import * as z from 'zod/mini';
import { type OwnPhoto, ownPhoto } from '#contract/photos/own-photo.ts';
import { imageAt } from '../image-at.ts';
import type { PhotoRow } from '../store/own-photos.ts';

/** A photo to its owner; one that is not active has no address (TRUST-1). */
export const ownPhotoOf = ({ id, path, status, is_main }: PhotoRow): OwnPhoto => ({
  id,
  status: z.parse(ownPhoto.shape.status, status),
  main: is_main,
  image: status === 'active' ? imageAt(path) : null,
});
