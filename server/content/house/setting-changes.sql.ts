import type { Id } from '#contract/kit/id.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { contentTables } from '../tables.ts';

export interface SettingChange {
  readonly site: number;
  readonly setting: SettingName;
  /** Undefined: the site follows the default. */
  readonly before: unknown;
  readonly after: unknown;
  readonly confirmed: readonly string[];
  readonly operator: Id;
  readonly at: Date;
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds a change to the history of a site. Returns its id. */
export async function insertSettingChange(db: Handle, change: SettingChange): Promise<Id> {
  const { id } = await contentTables(db)
    .insertInto('setting_changes')
    .values({
      site_id: change.site,
      setting: change.setting,
      before: jsonOf(change.before),
      after: jsonOf(change.after),
      confirmed_countries: [...change.confirmed],
      operator_id: change.operator,
      at: change.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The changes of one setting of a site, newest first. `before` and `after` are null for the default. */
export function settingChanges(
  db: Handle,
  wanted: { site: number; setting: SettingName; offset: number; limit: number },
) {
  return contentTables(db)
    .selectFrom('setting_changes')
    .select(['id', 'at', 'operator_id', 'before', 'after', 'confirmed_countries'])
    .where('site_id', '=', wanted.site)
    .where('setting', '=', wanted.setting)
    .orderBy('id', 'desc')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute();
}

/** The last change of each setting of a site. */
export function lastSettingChanges(db: Handle, site: number) {
  return contentTables(db)
    .selectFrom('setting_changes')
    .distinctOn('setting')
    .select(['setting', 'at', 'operator_id'])
    .where('site_id', '=', site)
    .orderBy('setting')
    .orderBy('id', 'desc')
    .execute();
}
