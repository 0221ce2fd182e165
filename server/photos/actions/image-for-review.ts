import type { Image } from '#contract/photos/image.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt } from '../image-at.ts';
import { signedPath } from '../rules/signed-path.ts';

/** A photo nobody else may see yet, for whoever reviews it: its addresses are signed and expire. */
export function imageForReview({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, path: string): Image {
  return imageAt(signedPath(keys, 'own', path, clock.now()), 'pending');
}
