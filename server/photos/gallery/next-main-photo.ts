import type { Id } from '#contract/kit/id.ts';
import type { PhotoRow } from './own-photos.sql.ts';

type Candidate = Pick<PhotoRow, 'id' | 'status' | 'is_main' | 'premium_only'>;

/**
 * Selects the main photo among a member's photos, which are given in their order. An existing main photo
 * stays. Otherwise the first approved photo that is open to everybody wins, else the first pending one. A
 * premium-only photo is never chosen.
 */
export function nextMain(photos: readonly Candidate[]): Id | null {
  const main = photos.find((photo) => photo.is_main);
  const open = photos.filter((photo) => !photo.premium_only);
  const next =
    main ?? open.find(({ status }) => status === 'active') ?? open.find(({ status }) => status === 'pending');
  return next?.id ?? null;
}
