import { heldImagesChanged } from '#contract/chat/events.ts';
import type { HeldImage } from '#contract/chat/get-held-images.ts';
import { getHeldImages } from '#contract/chat/get-held-images.ts';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { languageOf } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { toHeldImage } from './image-view.ts';
import { heldImagesOf } from './message-images.sql.ts';

type Parts = Pick<Platform, 'keys' | 'clock' | 'texts'>;

const shownAtMost = 50;

/** A member's own pictures that are not messages yet or were rejected. */
async function readHeldImages(
  platform: Parts,
  db: Handle,
  member: Id,
  language: Locale,
): Promise<HeldImage[]> {
  return (await heldImagesOf(db, member, shownAtMost)).map((row) => toHeldImage(platform, row, language));
}

/**
 * The last step of every change to held pictures. Sends the current list to all devices of the sender in the
 * sender's language (decision 0010).
 */
export async function notifyHeldImages(platform: Parts, unit: Unit, site: number, member: Id): Promise<void> {
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  const language = (await languageOf(unit.db, member)) ?? localeOf(ofSite) ?? 'nl';
  unit.emit(member, heldImagesChanged, {
    images: await readHeldImages(platform, unit.db, member, language),
  });
}

export const getHeldImagesHandler = handler(getHeldImages, async ({ member, language }, platform) => ({
  images: await readHeldImages(platform, platform.db, member, language),
}));
