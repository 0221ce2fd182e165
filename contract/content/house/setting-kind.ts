import { paymentMethods } from '#contract/payments/payment-method.ts';
import { searchFields } from '#contract/sites/settings.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';

/** How the console shows and asks the value of a setting. The schema of the service decides what is valid. */
export type SettingKind =
  | { readonly is: 'switch' }
  | { readonly is: 'choice'; readonly among: readonly string[] }
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly cents?: true }
  | { readonly is: 'text' }
  | { readonly is: 'country' }
  | { readonly is: 'countries' }
  | { readonly is: 'list'; readonly among: readonly string[] }
  /** Payment methods with their providers, the first one first. */
  | { readonly is: 'providers' };

const yesOrNo = { is: 'switch' } as const;

const profileFields = [
  'sexuality',
  'place',
  'interests',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
] as const;

/** Amounts and numbers that nobody types by purpose end far below these. */
const credits = { is: 'number', min: 0, max: 100 } as const;
const cents = { is: 'number', min: 1, max: 10_000_000, cents: true } as const;

/** Every setting with its kind, grouped by subject, in the order of the page. */
export const settingGroups = {
  sign_up: {
    signups: { is: 'choice', among: ['all', 'with_trafficsource', 'none'] },
    minimum_age: { is: 'number', min: 18, max: 99 },
    password_length: { is: 'number', min: 10, max: 64 },
    reveal_account_existence: yesOrNo,
    signup_credits: credits,
  },
  place: {
    countries: { is: 'countries' },
    default_country: { is: 'country' },
    domain_language: { is: 'text' },
    enable_site_entry_popup: yesOrNo,
    entry_popup_countries: { is: 'countries' },
  },
  visitors: {
    logged_out_search: { is: 'choice', among: ['none', 'all'] },
    logged_out_search_trafficsource: { is: 'choice', among: ['none', 'all'] },
    search_fields: { is: 'list', among: searchFields },
    visible_profile_fields: { is: 'list', among: profileFields },
    visible_profile_notes: { is: 'list', among: ['about'] },
    fictional_icon: { is: 'text' },
  },
  money: {
    message_credits: credits,
    photo_credits: credits,
    gift_credits: credits,
    refund_days: { is: 'number', min: 14, max: 365 },
    payment_methods: { is: 'list', among: paymentMethods },
    payment_providers: { is: 'providers' },
    debit_limit_member: cents,
    debit_limit_iban: cents,
    debit_limit_device: cents,
  },
  safety: {
    image_review: { is: 'choice', among: ['auto', 'manual'] },
    automatic_hidings_per_hour: { is: 'number', min: 1, max: 1000 },
    message_length: { is: 'number', min: 1, max: 10_000 },
  },
  fictional: {
    fictional_answers: { is: 'choice', among: ['editors', 'automatic', 'nobody'] },
    fictional_answer_hours: { is: 'number', min: 1, max: 168 },
    editor_open_talks: { is: 'number', min: 1, max: 20 },
    editor_answers_per_hour: { is: 'number', min: 1, max: 200 },
    editor_hours_per_day: { is: 'number', min: 1, max: 12 },
  },
  contact: {
    mail_name: { is: 'text' },
    support_email: { is: 'text' },
    support_phone: { is: 'text' },
    member_resell: yesOrNo,
    tile_feed: { is: 'text' },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<SettingName, SettingKind>>>>>;

export type SettingGroup = keyof typeof settingGroups;

const kinds: ReadonlyMap<string, SettingKind> = new Map(
  Object.values(settingGroups).flatMap((group) => Object.entries<SettingKind>(group)),
);

/** Returns the kind of a setting. Throws if the groups lack it, which a test prevents. */
export function settingKind(name: SettingName): SettingKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`the setting ${name} has no kind`);
  return kind;
}

/** Settings whose page says what a change does before it is saved. */
export const dangerousSettings: ReadonlySet<SettingName> = new Set<SettingName>([
  'reveal_account_existence',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'countries',
  'image_review',
  'payment_methods',
  'signups',
]);

/**
 * Countries whose law asks more than a declared age, or a paper of an authority (AGE-2, AGE-3, US-3). The
 * operator who opens a site for one confirms to have read what it asks.
 */
export const gatedCountries = ['DE', 'GB', 'US'] as const;

export type GatedCountry = (typeof gatedCountries)[number];
