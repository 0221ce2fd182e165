import type { Image } from '#contract/photos/image.ts';
import type { Size } from '../files/sizes.ts';

/**
 * The image at a path of the `photos` table, as others get it. Only an active image is ever shared (PROF-3).
 */
export function imageAt(path: string, status: Image['status'] = 'active'): Image {
  const at = (size: Size) => `${path}-${size}.webp`;
  return {
    filename: at('large'),
    card_filename: at('card'),
    thumb_filename: at('thumb'),
    match: at('match'),
    status,
  };
}
