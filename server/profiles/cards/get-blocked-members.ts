import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { handler } from '#server/platform/http/handler.ts';
import { blockedBy } from '#server/safety/door.ts';
import { loadCards } from './load-cards.ts';

const pageSize = 20;

export const getBlockedMembersHandler = handler(getBlockedMembers, async (call, { db, clock }) => {
  const { member, site, input } = call;
  const offset = (input.page - 1) * pageSize;
  // One more row than shown, to know whether there is another page.
  const found = await blockedBy(db, member, { offset, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const ids = shown.map((block) => block.other_id);
  const cards = await loadCards(db, site, ids, clock.now(), { viewer: member, reach: 'open' });
  return {
    results: shown.map(({ other_id: id, created_at }) => ({
      id,
      profile: cards.get(id) ?? null,
      blocked_at: created_at.toISOString(),
    })),
    page: input.page,
    has_more: found.length > pageSize,
  };
});
