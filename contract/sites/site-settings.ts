import * as z from 'zod/mini';
import { settings } from './settings.ts';

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

/**
 * Settings that a site may override. The service reads stored settings with this schema, and the console
 * refuses what the schema refuses (SAFE-6). Texts in the visitor's language are not among them.
 */
export const siteSettings = z.extend(stored, {
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

export type SettingName = keyof SiteSettings;
