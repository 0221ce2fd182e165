import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Measures an operator may take against the reported member, the mildest first. One decision holds one or
 * several. It is based on a rule and can be appealed (DSA-2, DSA-3).
 */
export const measures = [
  'warning',
  'text_removed',
  'content_removed',
  'withheld',
  'suspended',
  'banned',
] as const;

/**
 * Possible decisions on a report; each has a text: `safety.outcome.<outcome>`. `refunded` is a measure
 * against nobody: the reporter took a fictional profile for a real person and gets the spent credits back
 * (FIC-14). `joined`: the measure of another report about the same member also answers this one (SAFE-5).
 */
export const outcomes = ['no_breach', ...measures, 'refunded', 'joined'] as const;

/** The rule behind a measure; each has a text: `safety.ground.<ground>`. */
export const grounds = [
  'fake_or_fraud',
  'underage',
  'offensive',
  'unwanted_sexual',
  'spam',
  'stolen_photo',
  'intimate_image',
  'extortion',
  'illegal',
  'against_terms',
] as const;

export const measure = z.enum(measures);
export const outcome = z.enum(outcomes);
export const ground = z.enum(grounds);

export type Measure = z.output<typeof measure>;

/** Grounds that are a law, and not only our terms (DSA Art. 17(3)(d) and (e)). */
const lawful: readonly string[] = ['intimate_image', 'extortion', 'illegal'];

/** Whether the ground of a decision is a law or our terms; each has a text: `safety.basis.<basis>`. */
export const basisOf = (rule: Ground): 'law' | 'terms' => (lawful.includes(rule) ? 'law' : 'terms');

/** Maximum length of the facts of a decision, and of the reasons on an appeal. */
export const longestFacts = 2000;

/** Measures that say nothing more beside one of these. */
const excludes: Readonly<Partial<Record<Measure, readonly Measure[]>>> = {
  warning: ['withheld', 'suspended', 'banned'],
  suspended: ['banned'],
};

/** Returns whether one decision can hold both measures. */
export const fitTogether = (one: Measure, other: Measure): boolean =>
  excludes[one]?.includes(other) !== true && excludes[other]?.includes(one) !== true;

/** Returns the strongest of the measures; undefined for none. */
export const strongest = (taken: readonly Measure[]): Measure | undefined =>
  measures.findLast((one) => taken.includes(one));

/**
 * The identical copies that a removal takes, if other members own some: those of the reported member alone, or all
 * copies on all sites (NCII-1).
 */
export const copyScope = z.enum(['reported', 'all']);

export type CopyScope = z.output<typeof copyScope>;

/** The photos of a case that one decision can remove. */
export const mostPictures = 6;

/** Other open reports about the same member that one decision can decide. */
export const mostTogether = 50;

/** Fields of every decision that takes measures. */
export const measureFields = {
  /** Measures beside `outcome`. */
  also: z._default(z.array(measure).check(z.maxLength(measures.length, 'invalid')), []),
  /** Images of the case whose photos the decision removes; only for a case about a profile. */
  pictures: z._default(z.array(id).check(z.maxLength(mostPictures, 'too_long')), []),
  /** Copies that other members own stay, unless the decision names them. */
  copies: z._default(copyScope, 'reported'),
  /** Other open reports about the same member that the decision also decides (SAFE-5). */
  together: z._default(z.array(id).check(z.maxLength(mostTogether, 'too_long')), []),
  /** The findings that the member reads. Required for a measure. */
  facts: z.optional(typedText(longestFacts)),
};

interface TakenMeasures {
  readonly outcome: Outcome;
  readonly also: readonly Measure[];
  readonly facts?: string | undefined;
}

/** A measure needs its facts. */
export const requireFacts = z.refine<TakenMeasures>(
  ({ outcome: decided, facts }) => isMeasure(decided) === (facts !== undefined),
  { error: 'required', path: ['facts'] },
);

/** `outcome` is the strongest measure, every measure is named once, and all of them fit together. */
export const requireFittingMeasures = z.refine<TakenMeasures>(
  ({ outcome: decided, also }) => {
    const all: readonly Measure[] = [...also, ...measure.options.filter((one) => one === decided)];
    return (
      all.length === also.length + Number(isMeasure(decided)) &&
      new Set(all).size === all.length &&
      (also.length === 0 || strongest(all) === decided) &&
      all.every((one) => all.every((other) => fitTogether(one, other)))
    );
  },
  { error: 'measures_conflict', path: ['also'] },
);

/** Result of an appeal. */
export const appealOutcome = z.enum(['upheld', 'reversed']);

/** Returns whether a decision is a measure against the reported member. */
export const isMeasure = (decided: Outcome): boolean => measure.safeParse(decided).success;

export type Outcome = z.output<typeof outcome>;
export type Ground = z.output<typeof ground>;
export type AppealOutcome = z.output<typeof appealOutcome>;

/** A decision as operators and its member see it. */
export const decision = z.object({
  /** The strongest measure, or a decision against nobody. */
  outcome,
  /** Further measures of the same decision. */
  also: z.array(measure),
  ground: z.nullable(ground),
  /** The findings; null in decisions from before facts were stored, and without a measure. */
  facts: z.nullable(z.string()),
  decided_at: instant,
});

/** The two sides that can appeal: the affected member, and the reporter (DSA Art. 20(1)). */
export const appellant = z.enum(['member', 'reporter']);

export type Appellant = z.output<typeof appellant>;

/** Days after which the only operator of a service may review their own decision (decision 0089). */
export const daysAlone = 7;

/** Measures that take content away. They reach only the content of their own case. */
const removing: readonly Measure[] = ['text_removed', 'content_removed'];

/** Returns whether a decision answers reports about other content of the same member as well. */
export const reachesMember = (taken: readonly Measure[]): boolean =>
  taken.length === 0 || taken.some((one) => !removing.includes(one));

/**
 * Measures that end the use of an account, temporarily or permanently; only `accounts/ban-member` decides
 * them (DSA-6).
 */
export const bans = ['suspended', 'banned'] as const;

export const ban = z.enum(bans);

/** Kinds of restriction: hidden until reviewed (AGE-4), hidden for a time, or hidden permanently. */
export const restrictionKind = z.enum(['hidden', ...bans]);

export type RestrictionKind = z.output<typeof restrictionKind>;

/** A restriction in force, as its member and operators see it (DSA-2). */
export const restriction = z.object({
  /** Number of the case that caused it. */
  number: z.string(),
  kind: restrictionKind,
  ground,
  since: instant,
  /** Null if no end is set. */
  until: z.nullable(instant),
});

export type Restriction = z.output<typeof restriction>;

/**
 * Subject of a case. `elsewhere`: the same person's conduct with an account on another of our sites
 * (TRUST-9).
 */
export const reportSubject = z.enum(['profile', 'photo', 'message', 'conversation', 'elsewhere']);

export type ReportSubject = z.output<typeof reportSubject>;
