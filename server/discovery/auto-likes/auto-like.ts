import { autoLike } from '#contract/discovery/auto-like.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { giveAutoLike } from './give-auto-like.ts';

export const autoLikeHandler = handler(autoLike, async ({ member, site }, platform) => {
  const giver = await giveAutoLike(platform, site, member);
  if (giver === null) return { profile: null };
  const card = (await loadCards(platform.db, site, [giver], platform.clock.now())).get(giver);
  if (!card) return { profile: null };
  const { id, fictional, main_image } = card;
  return { profile: { id, fictional, main_image: main_image && { match: main_image.match } } };
});
