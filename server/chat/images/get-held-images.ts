import { getHeldImages } from '#contract/chat/get-held-images.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readHeldImages } from './notify-held-images.ts';

export const getHeldImagesHandler = handler(getHeldImages, async ({ member, language }, platform) => ({
  images: await readHeldImages(platform, platform.db, member, language),
}));
