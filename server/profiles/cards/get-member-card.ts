import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { loadShownPhotos } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { admitVisitor } from '../visitors/visitor-budget.ts';
import { photoForVisitor } from '../visitors/visitor-card.ts';
import { loadCards } from './load-cards.ts';

export const getMemberCardHandler = handler(getMemberCard, async (call, platform) => {
  const { member, site, input } = call;
  const card = (
    await loadCards(platform.db, site, [input.id], platform.clock.now(), { viewer: member, reach: 'find' })
  ).get(input.id);
  if (card === undefined) return call.refuse('not_found');
  const photos = await loadShownPhotos(platform, card.id, member);
  if (member !== null) return { card, photos };
  const isShown = siteById(site).settings.logged_out_search !== 'none';
  if (!isShown && !card.fictional) return call.refuse('not_found');
  if (!(await admitVisitor(platform, call.ip, [card]))) return call.refuse('visitor_limit');
  return { card, photos: photos.map(photoForVisitor) };
});
