import { changeSetting } from '#contract/content/house/change-setting.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadSites, lockStoredSites, storeSettings } from '#server/sites/door.ts';
import { changesOf, planChanges } from './plan-changes.ts';
import { insertSettingChange } from './setting-changes.sql.ts';

/** The rows of the sites are locked in the order of their ids, so a second operator waits and is refused. */
export const changeSettingHandler = handler(changeSetting, async (call, platform) => {
  const { operator, input } = call;
  const { setting, confirmed } = input;
  const at = platform.clock.now();
  const planned = await platform.transact(async (unit) => {
    const found = await planChanges((sites) => lockStoredSites(unit.db, sites), input);
    if (found.every(({ plan }) => !plan.isChange)) return call.refuse('unchanged');
    for (const { plan, view } of found.filter(({ plan: { isChange } }) => isChange)) {
      if (view.to_confirm.some((one) => !confirmed.includes(one))) call.refuse('unconfirmed_countries');
      await storeSettings(unit.db, plan.site.id, plan.own);
      const change = await insertSettingChange(unit.db, {
        site: plan.site.id,
        setting,
        before: plan.site.own[setting],
        after: plan.own[setting],
        confirmed: view.to_confirm,
        operator,
        at,
      });
      const details = { site: plan.site.id, setting, change };
      await recordAction(unit, { operator, action: 'content/change-setting', details, at });
    }
    return found;
  });
  // The other processes read the change within seconds.
  await loadSites(platform.db);
  return changesOf(planned);
});
