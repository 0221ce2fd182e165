import * as z from 'zod/mini';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { settings } from '#contract/sites/settings.ts';

const stored = z.pick(settings, {
  signups: true,
  logged_out_search: true,
  logged_out_search_trafficsource: true,
  default_country: true,
  enable_site_entry_popup: true,
  entry_popup_countries: true,
  support_phone: true,
  support_email: true,
  fictional_icon: true,
  fictional_answers: true,
  fictional_answer_hours: true,
  countries: true,
  visible_profile_fields: true,
  visible_profile_notes: true,
  message_credits: true,
  photo_credits: true,
  gift_credits: true,
  signup_credits: true,
  message_length: true,
  password_length: true,
  minimum_age: true,
  search_fields: true,
  refund_days: true,
  member_resell: true,
  mail_name: true,
  reveal_account_existence: true,
  image_review: true,
});

/** Settings that a site may override. Texts in the visitor's language are not among them. */
const siteSettings = z.extend(stored, {
  /** Such as `nl` or `nl-BE`. */
  domain_language: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  /**
   * Address of the advertising tiles. The job fetches it hourly unless `member_resell` is `no`. Empty: no
   * tiles (DISC-4).
   */
  tile_feed: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  /**
   * Payment methods that may be offered, by their wire names. The payments domain decides where and when
   * (CRED-4).
   */
  payment_methods: z.array(z.string().check(z.regex(/^[a-z0-9]{1,20}$/))),
  /**
   * The providers of a payment method, by their wire names. The first one that offers it takes the order; if
   * that one does not answer, the next does. A method without an entry has all configured providers
   * (CRED-16).
   */
  payment_providers: z.record(
    z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
    z.array(z.string().check(z.regex(/^[a-z]{1,20}$/))).check(z.minLength(1)),
  ),
  /** Maximum sum in cents of pending direct debits, per member and per bank account (SEPA-12). */
  debit_limit_member: z.int().check(z.minimum(1)),
  debit_limit_iban: z.int().check(z.minimum(1)),
  debit_limit_device: z.int().check(z.minimum(1)),
  /**
   * Independent sources that may hide members within an hour before any operator looked; three times as many
   * in a day. One more engages the brake of the site (SAFE-8, decision 0073).
   */
  automatic_hidings_per_hour: z.int().check(z.minimum(1), z.maximum(1000)),
  /** Limits of one editor: open conversations, answers in an hour, and hours of writing in a day (MEET-15). */
  editor_open_talks: z.int().check(z.minimum(1), z.maximum(20)),
  editor_answers_per_hour: z.int().check(z.minimum(1), z.maximum(200)),
  editor_hours_per_day: z.int().check(z.minimum(1), z.maximum(12)),
});

export type SiteSettings = z.output<typeof siteSettings>;

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

const defaultsOf = (niche: number): SiteSettings => ({
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
}
