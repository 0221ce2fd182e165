import type { Config } from '#server/platform/config/config.ts';
import { siteById } from '#server/sites/door.ts';

/**
 * Whether an operator reviews a picture before its receiver may see it. The demo delivers at once (CHAT-10).
 */
export const imagesAreReviewed = ({ demo }: Pick<Config, 'demo'>, site: number): boolean =>
  !demo && siteById(site).settings.image_review === 'manual';
