import type { CurrentUser } from '#contract/accounts/current-user.ts';

interface Given extends Partial<Omit<CurrentUser, 'profile'>> {
  readonly profile?: Partial<CurrentUser['profile']>;
}

/** The current user as the browser gets it, with overrides. */
export const someUser = (given: Given = {}): CurrentUser => ({
  id: 7,
  status: 'active',
  credits: 3,
  waiting: 0,
  paid_user: false,
  last_purchase: null,
  signup_date: '2026-11-21T12:00:00.000Z',
  terms: null,
  announcement: null,
  discounts: { time_bonus: null, welcome: null, held: null },
  restriction: null,
  notifications_disabled: [],
  unsubscribed_kinds: [],
  first_message: null,
  fictional_icon: 'masks',
  language: 'nl',
  ...given,
  profile: {
    id: 7,
    name: 'Noor',
    fictional: false,
    gender: 'female',
    age: 32,
    looking_for: 'male',
    country: 'NL',
    status: 'active',
    invisible: false,
    members_only: true,
    main_image: null,
    has_photo: true,
    ...given.profile,
  },
});
