import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { nicheNumber } from './niche.ts';

/** Fields that a site may offer for searching (DISC-1, SITE-2). `age` means both bounds. */
export const searchFields = [
  'gender',
  'country',
  'countryregion',
  'age',
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
  'interests',
] as const;

export const searchField = z.enum(searchFields);

export type SearchField = z.output<typeof searchField>;

/**
 * Search fields about a member's sexual life. Only members search by them, because a list by such a field
 * shows special-category data of everybody in it (GDPR-1).
 */
export const intimateSearchFields = [
  'sexuality',
  'relationship_status',
  'signup_reason',
  'interests',
] as const satisfies readonly SearchField[];

/** Returns those of a site's search fields that a caller may use. */
export const searchFieldsFor = (
  offered: readonly SearchField[],
  { member }: { readonly member: boolean },
): readonly SearchField[] =>
  member ? offered : offered.filter((field) => intimateSearchFields.every((intimate) => intimate !== field));

/** The lowest price of a message in a country. */
const messageCosts = z.object({ costs: z.int(), currency });

const yesOrNo = z.enum(['yes', 'no']);
const credits = z.int().check(z.minimum(0));

/**
 * The writers of a site's fictional profiles. `nobody`: nothing can be spent on these profiles (SAFE-6).
 */
export const fictionalAnswers = z.enum(['editors', 'automatic', 'nobody']);

export type FictionalAnswers = z.output<typeof fictionalAnswers>;

/** The settings of a site that the browser may know (SITE-3), with the defaults of SITE-6. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.nullable(z.string()),
  /** Prefix of an image's path (PROF-3). */
  cdn_prefix: z.string(),
  niche: nicheNumber,
  signups: z.enum(['all', 'with_trafficsource', 'none']),
  /** True if the site takes no new members at all, not even with an invite. Members go on as before. */
  closed: z.boolean(),
  logged_out_search: z.enum(['none', 'all']),
  logged_out_search_trafficsource: z.enum(['none', 'all']),
  /** Country of the visitor's IP address. Null if unknown. */
  geoip_country: z.nullable(z.string()),
  /** Country the visitor chose instead. */
  geoip_selected_country: z.nullable(z.string()),
  default_country: z.string(),
  enable_site_entry_popup: yesOrNo,
  entry_popup_countries: z.array(z.string()),
  push_public_key: z.nullable(z.string()),
  support_phone: z.string(),
  support_email: z.string(),
  fictional_icon: z.string(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_answers: fictionalAnswers,
  /** Within this time an editor answers, or the credits of the message come back (SAFE-6). */
  fictional_answer_hours: z.int().check(z.minimum(1), z.maximum(168)),
  /**
   * Lowest price of a message by country, in minor units, by the cheapest package on sale there. The served
   * countries and the payment country are included (CRED-15). It knows no discount of a member: pages name the
   * prices of `get-packages`.
   */
  minimum_message_costs: z.record(z.string(), messageCosts),
  countries: z.array(z.string()),
  index_title: z.string(),
  description: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  signup_credits: credits,
  message_length: z.int().check(z.minimum(1), z.maximum(10000)),
  /** Characters of the shortest password (MEET-5). NIST asks 15 where the password is the only factor. */
  password_length: z.int().check(z.minimum(10), z.maximum(64)),
  minimum_age: z.int().check(z.minimum(18)),
  search_fields: z.array(searchField),
  refund_days: z.int().check(z.minimum(14)),
  member_resell: yesOrNo,
  company_id: z.int(),
  mail_name: z.string(),
  reveal_account_existence: yesOrNo,
  image_review: z.enum(['auto', 'manual']),
});

export type Settings = z.output<typeof settings>;
