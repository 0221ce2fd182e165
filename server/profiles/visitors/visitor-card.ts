import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { imageForVisitor } from '#server/photos/door.ts';
import { regionName } from '#server/sites/door.ts';

/**
 * A card as a visitor without an account gets it: no presence, the region instead of the place, and the main
 * photo in small sizes (SAFE-9). A fictional profile keeps its photo in all sizes, because a drawing shows
 * nobody.
 */
export function forVisitor(card: ProfileCard): ProfileCard {
  const { country, region, fictional, main_image } = card;
  return {
    ...card,
    online: false,
    place: region === null ? null : regionName(country, region),
    main_image: main_image && !fictional ? imageForVisitor(main_image) : main_image,
  };
}

export const photoForVisitor = (photo: ShownPhoto): ShownPhoto =>
  'image' in photo ? { ...photo, image: imageForVisitor(photo.image) } : photo;
