import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { lastPurchase, waitingCredits } from '#contract/ledger/get-wallet.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import { noticeKind } from '#contract/notifications/get-notification-choices.ts';
import { newcomerDiscounts } from '#contract/payments/running-discount.ts';
import { image } from '#contract/photos/image.ts';
import { gender, lookingFor } from '#contract/profiles/fields.ts';

/** The logged-in member's own view of their account (ACC-8). */
export const currentUser = z.object({
  id,
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int(),
  waiting: waitingCredits,
  paid_user: z.boolean(),
  /** The purchase that gives a credit its value in money (CON-9); null if the member never bought. */
  last_purchase: z.nullable(lastPurchase),
  signup_date: instant,
  /** Discounts on the first purchase, for a member who never bought (CRED-9). */
  discounts: newcomerDiscounts,
  /**
   * `hidden`: nobody sees the member until an operator has reviewed a report (AGE-4). `restricted`: suspended
   * or banned, so that only what concerns the decision is open (DSA-6). Null: neither.
   */
  restriction: z.nullable(z.enum(['hidden', 'restricted'])),
  notifications_disabled: z.array(disabledCause),
  /**
   * The kinds of mail that the link of a mail ended. Empty if the unsubscription holds for all optional mails,
   * or there is none.
   */
  unsubscribed_kinds: z.array(noticeKind),
  /**
   * State of the first message of the sign-up: waiting, or undeliverable (ACC-6). Null if there is none, or
   * it was sent.
   */
  first_message: z.nullable(z.enum(['waiting', 'not_sent'])),
  /** The site's mark for fictional profiles; the member's own profile never is fictional. */
  fictional_icon: z.string(),
  language: z.nullable(locale),
  /**
   * New terms that the member has not accepted. `asked`: they are in force, and the member meets the question
   * at this visit. Null: none (CON-13).
   */
  terms: z.nullable(z.object({ version: z.int(), from: instant, asked: z.boolean() })),
  /** The newest announcement of the site in the member's language that they have not closed (SAFE-6). */
  announcement: z.nullable(
    z.object({ id: z.int(), short: z.string(), body: z.string(), link: z.nullable(z.string()) }),
  ),
  profile: z.object({
    id,
    name: z.string(),
    fictional: z.literal(false),
    gender,
    age: z.int(),
    looking_for: lookingFor,
    country: z.string(),
    status: z.enum(['active', 'disabled']),
    /** Hidden from all lists; only acquaintances see the profile (ACC-14). */
    invisible: z.boolean(),
    /** Hidden from visitors without an account (SAFE-9). */
    members_only: z.boolean(),
    main_image: z.nullable(image),
    /** Whether there is a photo, including photos that await review, but not rejected ones (SHELL-13). */
    has_photo: z.boolean(),
  }),
});

export type CurrentUser = z.output<typeof currentUser>;
