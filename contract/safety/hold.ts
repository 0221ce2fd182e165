import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** Why evidence is preserved; each has a text: `accounts.hold.ground.<ground>` (CSAM-2, DSA-5). */
export const holdGrounds = [
  'child_abuse',
  'minor',
  'enticement',
  'trafficking',
  'threat',
  'authority_request',
  'legal_claim',
] as const;

export const holdGround = z.enum(holdGrounds);

export type HoldGround = z.output<typeof holdGround>;

/** The grounds that the law wants reported in the United States, with a year of preservation (2258A). */
const keptYear: readonly HoldGround[] = ['child_abuse', 'enticement', 'trafficking'];

/** Days after which an operator reviews a hold, unless the form names others (CSAM-2). */
export const reviewDays = (ground: HoldGround): number => (keptYear.includes(ground) ? 365 : 90);

/** Longest time to the next review, in days. */
export const mostReviewDays = 366;

/** Maximum length of the reasons of a hold. */
export const longestReasons = 2000;

/** Hours in which a second operator confirms a freeze. After them the page marks it as late. */
export const confirmHours = 24;

/**
 * A hold as operators see it. While a freeze lasts, the member cannot log in, nobody sees them, and no mail
 * says why (CSAM-2).
 */
export const hold = z.object({
  id,
  member: id,
  /** Null for an erased member. */
  name: z.nullable(z.string()),
  site: z.string(),
  ground: holdGround,
  words: z.nullable(z.string()),
  authority: z.nullable(z.string()),
  case_number: z.nullable(z.string()),
  report: z.nullable(id),
  placed_by: z.string(),
  placed_at: instant,
  /** Address of the operator who is responsible for the hold. */
  owner: z.string(),
  review_at: instant,
  /** The review is due. */
  due: z.boolean(),
  /** `unconfirmed`: one operator froze the account, and a second one has to confirm. `none`: evidence alone. */
  freeze: z.enum(['none', 'unconfirmed', 'confirmed', 'ended']),
  frozen_at: z.nullable(instant),
  /** The caller placed the hold, and cannot confirm it. */
  own: z.boolean(),
  /** A request to release the hold waits for a second operator. */
  release_waits: z.boolean(),
  released_at: z.nullable(instant),
  /** The member asked for the deletion of the account. It is carried out after the release. */
  deletion_waits: z.boolean(),
});

export type Hold = z.output<typeof hold>;
