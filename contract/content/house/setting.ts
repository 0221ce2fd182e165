import * as z from 'zod/mini';
import { siteSettings } from '#contract/sites/site-settings.ts';

/** The number of a site, in the body of a call. */
export const siteNumber = z.int().check(z.minimum(1), z.maximum(32_767));

export const settingName = z.keyof(siteSettings);

/** A value of any setting. The schema of the site's settings checks it against the setting itself. */
export const settingValue = z.union([
  z.string().check(z.maxLength(2000, 'too_long')),
  z.number(),
  z.array(z.string().check(z.maxLength(40, 'too_long'))).check(z.maxLength(300, 'too_long')),
  z.record(z.string().check(z.maxLength(40)), z.array(z.string().check(z.maxLength(40)))),
]);

export type SettingValue = z.output<typeof settingValue>;

/** Null: the site has no value of its own and follows the default. */
export const ownValue = z.nullable(settingValue);

/** One setting with the value before and after a change, on one site. */
export const plannedChange = z.object({
  site: siteNumber,
  host: z.string(),
  before: settingValue,
  after: settingValue,
  /** Whether the site follows the default before and after. */
  was_default: z.boolean(),
  is_default: z.boolean(),
  /** Countries that the change opens and whose law asks more; each needs a confirmation. */
  to_confirm: z.array(z.string()),
});

export type PlannedChange = z.output<typeof plannedChange>;

/** A change of one setting, on one or several sites. */
export const wantedChange = {
  setting: settingName,
  value: ownValue,
  sites: z
    .array(
      z.strictObject({
        site: siteNumber,
        /** The own value that the operator saw. Another one now means that a colleague changed it. */
        seen: ownValue,
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(500, 'too_long')),
};
