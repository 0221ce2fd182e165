import { getChatPartners } from '#contract/chat/get-chat-partners.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { findChatPartners } from './chat-partners.sql.ts';

/**
 * Lists only members the caller may meet, so a block in either direction removes an entry. Two statements.
 */
export const getChatPartnersHandler = handler(getChatPartners, async ({ member, site }, platform) => {
  const { db, clock } = platform;
  const others = await findChatPartners(db, member);
  const cards = await loadCards(db, site, others, clock.now(), { viewer: member, reach: 'meet' });
  return {
    results: others.flatMap((other) => {
      const card = cards.get(other);
      return card ? [{ id: card.id, name: card.name, fictional: card.fictional }] : [];
    }),
  };
});
