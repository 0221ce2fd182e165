import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type FieldError, fieldErrors } from '#contract/kit/field-errors.ts';
import { country } from '#contract/sites/country.ts';
import type { SettingName, SiteSettings } from '#contract/sites/site-settings.ts';
import { siteSettings } from '#contract/sites/site-settings.ts';
import type { OwnSettings, StoredSite } from './house-settings.sql.ts';
import { defaultsOf } from './site-settings.ts';

/** A checked change of a setting on one site. */
export interface SettingPlan {
  readonly site: StoredSite;
  readonly before: SiteSettings[SettingName];
  readonly after: SiteSettings[SettingName];
  readonly wasDefault: boolean;
  readonly isDefault: boolean;
  readonly isChange: boolean;
  /** The own settings to store. */
  readonly own: OwnSettings;
}

const reported = { reportInput: true };

/** Errors of a value that the schema of the service accepts, and that still breaks a site. */
function errorsOfPlace(setting: SettingName, settings: SiteSettings): FieldError[] {
  const error = (code: string): FieldError[] => [{ field: 'value', code, params: {} }];
  const { countries, default_country, entry_popup_countries } = settings;
  if (setting === 'countries' || setting === 'default_country') {
    if (countries.length === 0) return error('required');
    if (!countries.includes(default_country)) return error('default_country_missing');
  }
  const named = [...countries, ...entry_popup_countries, default_country];
  if (named.some((one) => !z.safeParse(country, one).success)) return error('invalid_country');
  return [];
}

/**
 * Plans a change with the schema by which the service reads the settings. `value` null takes the default.
 * Returns the errors of the value, or the plan.
 */
export function planSetting(
  site: StoredSite,
  setting: SettingName,
  value: unknown,
): { readonly plan: SettingPlan } | { readonly errors: FieldError[] } {
  const defaults = defaultsOf(site.niche);
  const { [setting]: had, ...others } = site.own;
  const own: OwnSettings = value === null ? others : { ...others, [setting]: value };
  const checked = z.safeParse(siteSettings, { ...defaults, ...own }, reported);
  if (!checked.success)
    return { errors: fieldErrors(checked.error).map((error) => ({ ...error, field: 'value' })) };
  const errors = errorsOfPlace(setting, checked.data);
  if (errors.length > 0) return { errors };
  const before = z.parse(siteSettings, { ...defaults, ...site.own })[setting];
  const after = checked.data[setting];
  return {
    plan: {
      site,
      before,
      after,
      wasDefault: had === undefined,
      isDefault: value === null,
      isChange: had === undefined ? value !== null : !isDeepStrictEqual(had, value ?? undefined),
      own,
    },
  };
}

/** Countries that a plan newly serves. */
export function openedCountries(plan: SettingPlan, setting: SettingName): string[] {
  if (setting !== 'countries' || !Array.isArray(plan.after) || !Array.isArray(plan.before)) return [];
  const before = new Set<unknown>(plan.before);
  return plan.after.filter((one) => !before.has(one));
}
