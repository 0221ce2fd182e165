import * as z from 'zod/mini';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { type SiteSettings, siteSettings } from '#contract/sites/site-settings.ts';

/** The countries of LANG-4. */
const countries = [
  'NL',
  'BE',
  'DE',
  'AT',
  'FR',
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'CH',
  'DK',
  'FI',
  'NO',
  'SE',
  'PL',
  'IT',
  'ES',
];

/** The settings of a site without settings of its own. */
export const defaultsOf = (niche: number): SiteSettings => ({
  domain_language: 'nl',
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  default_country: 'NL',
  enable_site_entry_popup: 'yes',
  entry_popup_countries: ['NL', 'DE'],
  support_phone: '',
  support_email: '',
  fictional_icon: 'masks',
  // Only the demo answers automatically. Every other site has nobody until it names its editors.
  fictional_answers: 'automatic',
  countries,
  visible_profile_fields: [
    'sexuality',
    'place',
    'interests',
    'hair_color',
    'eye_color',
    'body_type',
    'relationship_status',
    'tattoos',
    'signup_reason',
  ],
  visible_profile_notes: ['about'],
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 3,
  message_length: 2000,
  password_length: 10,
  minimum_age: 18,
  search_fields: [...nicheSearchOf(niche).fields],
  refund_days: 14,
  member_resell: 'no',
  tile_feed: '',
  // PayPal, Apple Pay and Google Pay are not among the defaults, because they require approval of such a
  // site.
  payment_methods: [
    ...['ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24', 'swish', 'vipps', 'mobilepay'],
    ...['trustly', 'bizum', 'satispay', 'mybank', 'paybybank', 'creditcard', 'banktransfer'],
  ],
  payment_providers: {},
  debit_limit_member: 150_00,
  debit_limit_iban: 200_00,
  debit_limit_device: 200_00,
  automatic_hidings_per_hour: 5,
  fictional_answer_hours: 72,
  editor_open_talks: 3,
  editor_answers_per_hour: 40,
  editor_hours_per_day: 8,
  mail_name: 'Vonk',
  reveal_account_existence: 'no',
  image_review: 'manual',
});

/**
 * Merges the stored settings over the defaults of SITE-6 and of the niche (SITE-2). Throws for an unknown
 * setting or a value below a legal minimum (18 years, 14 days), so such a record is never served.
 */
export function settingsOf(stored: unknown, niche: number): SiteSettings {
  const own = z.parse(z.record(z.string(), z.unknown()), stored);
  return z.parse(siteSettings, { ...defaultsOf(niche), ...own });
}

/** A site of this deployment, as cached. */
export interface Site {
  readonly id: number;
  /** Host name in lower case, without port. */
  readonly host: string;
  readonly companyId: number;
  /** 1 to 7 (SITE-2). */
  readonly niche: number;
  /** The site's own settings merged over the defaults, with their wire names (SITE-6). */
  readonly settings: SiteSettings;
  /** Since when the site takes no new members; null: open. */
  readonly closedAt: Date | null;
}
