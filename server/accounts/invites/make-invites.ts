import { makeInvites } from '#contract/accounts/console/make-invites.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, siteOrigin } from '#server/sites/door.ts';
import { createInvites } from './invites.ts';

export const makeInvitesHandler = handler(makeInvites, async (call, { config, clock, transact }) => {
  const { operator, input } = call;
  const { site: id, count, days } = input;
  const site = allSites().find((one) => one.id === id) ?? call.refuse('not_found');
  const now = clock.now();
  const codes = await transact(async (unit) => {
    const details = { site: id, count, days };
    await recordAction(unit, { operator, action: 'accounts/make-invites', details, at: now });
    return createInvites(unit.db, { site: id, count, days, now, operator });
  });
  const origin = siteOrigin(config, site);
  return { invites: codes.map((code) => ({ code, link: `${origin}/signup?invite=${code}` })) };
});
