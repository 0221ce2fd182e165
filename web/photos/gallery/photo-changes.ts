import type { OwnPhoto } from '#contract/photos/own-photo.ts';

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
