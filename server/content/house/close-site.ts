import { closeSite } from '#contract/content/house/close-site.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadSites, setSiteClosed } from '#server/sites/door.ts';
import { houseSiteOf } from './house-site-view.ts';

export const closeSiteHandler = handler(closeSite, async (call, platform) => {
  const { operator, input } = call;
  const { site, closed } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await setSiteClosed(unit.db, site, closed ? at : null))) return;
    const action = closed ? 'content/close-site' : 'content/open-site';
    await recordAction(unit, { operator, action, details: { site }, at });
  });
  await loadSites(platform.db);
  return (await houseSiteOf(platform.db, platform.config, site)) ?? call.refuse('not_found');
});
