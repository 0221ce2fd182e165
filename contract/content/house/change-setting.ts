import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { country } from '#contract/sites/country.ts';
import { plannedChange, wantedChange } from './setting.ts';

/**
 * Changes a setting on one or several sites, all or none. `confirmed` are the countries whose obligations the
 * operator confirms to have read; a missing one is refused as `unconfirmed_countries`. A repetition finds the
 * new value and is refused as `changed_meanwhile`.
 */
export const changeSetting = operation({
  name: 'content/change-setting',
  summary: 'Change a setting of sites',
  method: 'POST',
  path: '/api/console/settings.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ ...wantedChange, confirmed: z.array(country).check(z.maxLength(50)) }),
  answer: z.object({ changes: z.array(plannedChange) }),
  errors: { changed_meanwhile: 409, unconfirmed_countries: 409, unchanged: 409 },
});
