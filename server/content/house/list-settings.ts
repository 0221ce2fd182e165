import * as z from 'zod/mini';
import { listSettings, type SiteSetting } from '#contract/content/house/list-settings.ts';
import { settingValue } from '#contract/content/house/setting.ts';
import { settingGroups } from '#contract/content/house/setting-kind.ts';
import { siteSettings } from '#contract/sites/site-settings.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { defaultsOf, readStoredSites, settingsOf } from '#server/sites/door.ts';
import { lastSettingChanges } from './setting-changes.sql.ts';

const names = z.array(z.keyof(siteSettings)).parse(Object.values(settingGroups).flatMap(Object.keys));

const ownValues = z.record(z.string(), settingValue);

export const listSettingsHandler = handler(listSettings, async (call, { db }) => {
  const sites = await readStoredSites(db);
  const site = sites.find(({ id }) => id === call.input.site) ?? call.refuse('not_found');
  const [defaults, values] = [defaultsOf(site.niche), settingsOf(site.own, site.niche)];
  const own = ownValues.parse(site.own);
  const changes = new Map((await lastSettingChanges(db, site.id)).map((row) => [row.setting, row]));
  const emails = await operatorAddresses(
    db,
    [...changes.values()].map(({ operator_id }) => operator_id),
  );
  const settings = names.map((name): SiteSetting => {
    const change = changes.get(name);
    return {
      name,
      value: settingValue.parse(values[name]),
      default_value: settingValue.parse(defaults[name]),
      own: own[name] ?? null,
      changed_at: change?.at.toISOString() ?? null,
      changed_by: (change && emails.get(change.operator_id)) ?? null,
    };
  });
  return {
    site: site.id,
    host: site.host,
    settings,
    sites: sites.map((one) => ({ site: one.id, host: one.host, own: ownValues.parse(one.own) })),
  };
});
