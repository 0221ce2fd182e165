import type { Id } from '#contract/kit/id.ts';
import type { PhotoRow } from './own-photos.sql.ts';

type Candidate = Pick<PhotoRow, 'id' | 'status' | 'is_main' | 'premium_only'>;

/**
 * Which of a member's photos, in their order, is the main one: as long as there is one it stays. Otherwise the first that
 * everybody may see, and if there is none, the first that waits for its review. None for premium alone is pushed on all.
 */
export function nextMain(photos: readonly Candidate[]): Id | null {
  const main = photos.find((photo) => photo.is_main);
  const open = photos.filter((photo) => !photo.premium_only);
  const next =
    main ?? open.find(({ status }) => status === 'active') ?? open.find(({ status }) => status === 'pending');
  return next?.id ?? null;
}
