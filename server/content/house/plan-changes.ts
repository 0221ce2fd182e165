import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { previewSetting } from '#contract/content/house/preview-setting.ts';
import { type PlannedChange, settingValue } from '#contract/content/house/setting.ts';
import { gatedCountries } from '#contract/content/house/setting-kind.ts';
import type { AnswerOf, InputOf } from '#contract/kit/operation.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { openedCountries, planSetting, type SettingPlan, type StoredSite } from '#server/sites/door.ts';

type Wanted = InputOf<typeof previewSetting>;

interface PlannedSite {
  readonly plan: SettingPlan;
  readonly view: PlannedChange;
}

const asValue = (value: unknown) => z.parse(settingValue, value);

/** Whether the site still has the own value that the operator saw. */
const isAsSeen = (site: StoredSite, setting: string, seen: unknown): boolean =>
  isDeepStrictEqual(site.own[setting] ?? null, seen);

function viewOf(plan: SettingPlan, setting: Wanted['setting']): PlannedChange {
  const gated: readonly string[] = gatedCountries;
  return {
    site: plan.site.id,
    host: plan.site.host,
    before: asValue(plan.before),
    after: asValue(plan.after),
    was_default: plan.wasDefault,
    is_default: plan.isDefault,
    to_confirm: openedCountries(plan, setting).filter((one) => gated.includes(one)),
  };
}

/**
 * Plans a change of one setting on every wanted site. Refuses all of it if one site is unknown or may not have
 * the new value. Refuses it too if a site no longer has the value that the operator saw.
 */
export async function planChanges(
  read: (sites: readonly number[]) => Promise<readonly StoredSite[]>,
  { setting, value, sites: wanted }: Wanted,
): Promise<PlannedSite[]> {
  const stored = new Map((await read(wanted.map(({ site }) => site))).map((site) => [site.id, site]));
  return wanted.map(({ site: id, seen }) => {
    const site = stored.get(id);
    if (!site) throw new Refusal('not_found');
    if (!isAsSeen(site, setting, seen)) throw new Refusal('changed_meanwhile');
    const planned = planSetting(site, setting, value);
    if ('errors' in planned) throw new Refusal('invalid_input', {}, planned.errors);
    return { plan: planned.plan, view: viewOf(planned.plan, setting) };
  });
}

/** The planned changes as both operations answer them. */
export const changesOf = (planned: readonly PlannedSite[]): AnswerOf<typeof previewSetting> => ({
  changes: planned.map(({ view }) => view),
});
