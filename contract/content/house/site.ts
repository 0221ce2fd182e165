import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { nicheNumber } from '#contract/sites/niche.ts';
import { siteNumber } from './setting.ts';

/** A site as the console lists it. */
export const houseSite = z.object({
  site: siteNumber,
  host: z.string(),
  /** The address at which a browser opens it. */
  address: z.string(),
  is_default: z.boolean(),
  niche: nicheNumber,
  language: z.string(),
  default_country: z.string(),
  currency,
  company: z.int(),
  company_name: z.string(),
  mail_name: z.string(),
  members: z.int(),
  signups: z.enum(['all', 'with_trafficsource', 'none']),
  closed_at: z.nullable(instant),
});

export type HouseSite = z.output<typeof houseSite>;
