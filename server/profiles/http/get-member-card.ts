import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { cardsOf } from '../cards-of.ts';

export const getMemberCardHandler = handler(getMemberCard, async (call, { db, clock }) => {
  const { member, site, input } = call;
  const card = (await cardsOf(db, site, [input.id], clock.now())).get(input.id);
  if (card === undefined) return call.refuse('not_found');
  const isShown = member !== null || siteById(site).settings.logged_out_search !== 'none';
  return isShown || card.fictional ? { card } : call.refuse('not_found');
});
