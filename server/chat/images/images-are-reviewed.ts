import type { Config } from '#server/platform/config/config.ts';
import { siteById } from '#server/sites/door.ts';

/** Whether an operator sees a picture before its receiver may; the demo delivers at once (CHAT-10). */
export const imagesAreReviewed = ({ demo }: Pick<Config, 'demo'>, site: number): boolean =>
  !demo && siteById(site).settings.image_review === 'manual';
