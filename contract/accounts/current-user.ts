import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { lastPurchase } from '#contract/ledger/last-purchase.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import { newcomerDiscounts } from '#contract/payments/running-discount.ts';
import { image } from '#contract/photos/image.ts';
import { gender } from '#contract/profiles/fields.ts';

/** The logged-in member to themselves (ACC-8). */
export const currentUser = z.object({
  id,
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int(),
  paid_user: z.boolean(),
  /** By which a credit has its worth in money (CON-9); null: never bought. */
  last_purchase: z.nullable(lastPurchase),
  signup_date: instant,
  /** What a member who never bought has off their first purchase (CRED-9). */
  discounts: newcomerDiscounts,
  /**
   * `hidden`: nobody sees them until we looked at a report (AGE-4); `restricted`: suspended or banned, and nothing is open
   * but what concerns that (DSA-6). Null: neither.
   */
  restriction: z.nullable(z.enum(['hidden', 'restricted'])),
  notifications_disabled: z.array(disabledCause),
  /** What was written to somebody at sign-up: waits, or could not be delivered (ACC-6). Null: nothing, or it was sent. */
  first_message: z.nullable(z.enum(['waiting', 'not_sent'])),
  /** The site's mark for fictional profiles; one's own profile never is one. */
  fictional_icon: z.string(),
  language: z.nullable(locale),
  profile: z.object({
    id,
    name: z.string(),
    fictional: z.literal(false),
    gender,
    looking_for: gender,
    country: z.string(),
    status: z.enum(['active', 'disabled']),
    /** In no list, seen by acquaintances alone (ACC-14). */
    invisible: z.boolean(),
    main_image: z.nullable(image),
    /** Whether there is a photo, waiting ones too; one that was not let in is none (SHELL-13). */
    has_photo: z.boolean(),
  }),
});

export type CurrentUser = z.output<typeof currentUser>;
