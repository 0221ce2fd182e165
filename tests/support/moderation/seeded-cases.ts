/** The parts of one case of the seeded world, in plain words. Nothing here reads the code under test. */
export interface SeededCase {
  readonly site: 'a' | 'b';
  readonly form: 'report' | 'notice' | 'complaint' | 'own' | 'refusal' | 'notice_case';
  readonly reason: string;
  readonly at: Date;
  /** Only for a report. */
  readonly standing: 'none' | 'known' | 'established';
  readonly inWave: boolean;
  /** Only for a notice or complaint. */
  readonly byVisitor: boolean;
  readonly hiding: null | 'automatic' | 'operator' | 'clock';
  readonly decision: null | {
    readonly hours: number;
    readonly outcome: string;
    readonly also: readonly string[];
    readonly ground: string | null;
  };
  readonly liftedHours: number | null;
  readonly appeal: null | {
    readonly by: 'member' | 'reporter';
    readonly hours: number;
    readonly decided: null | { readonly hours: number; readonly outcome: 'upheld' | 'reversed' };
  };
}

const reportReasons = [
  ...['fake', 'underage', 'intimate_image', 'threat', 'extortion', 'offensive', 'spam', 'stolen_photo'],
  ...['thought_real', 'other'],
];
const noticeSubjects = ['content', 'intimate_image', 'underage', 'threat', 'extortion'];
const complaintSubjects = ['thought_real', 'payment', 'account', 'privacy', 'accessibility', 'other'];
const grounds = [
  ...['fake_or_fraud', 'underage', 'offensive', 'unwanted_sexual', 'spam', 'stolen_photo', 'intimate_image'],
  ...['extortion', 'illegal', 'against_terms'],
];
const measures: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['warning', []],
  ['text_removed', ['warning']],
  ['content_removed', []],
  ['content_removed', ['warning', 'text_removed']],
  ['withheld', []],
  ['suspended', ['content_removed']],
  ['banned', []],
  ['banned', ['text_removed', 'withheld']],
];

/** A generator of numbers from 0 to 1 that is the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Draws from lists, from one generator. */
class Draw {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = numbers(seed);
  }

  below = (limit: number): number => Math.floor(this.#next() * limit);
  chance = (share: number): boolean => this.#next() < share;
  pick = <T>(list: readonly T[]): T => list[this.below(list.length)] as T;
}

type Form = SeededCase['form'];

const forms: readonly Form[] = [
  ...(['report', 'report', 'report', 'notice', 'complaint', 'own', 'refusal', 'notice_case'] as const),
];

const isAnswered = (form: Form) => form === 'notice' || form === 'complaint';

const reasonsOf: Readonly<Record<Form, readonly string[]>> = {
  report: reportReasons,
  own: reportReasons,
  notice: noticeSubjects,
  notice_case: noticeSubjects,
  complaint: complaintSubjects,
  refusal: ['other'],
};

function decisionOf({ chance, pick, below }: Draw, form: Form): SeededCase['decision'] {
  const [outcome, also] = pick(measures);
  if (form === 'refusal') return { hours: 0, outcome: 'content_removed', also: [], ground: pick(grounds) };
  if (!chance(0.85)) return null;
  const hours = below(300);
  if (isAnswered(form))
    return { hours, outcome: pick(['upheld', 'not_upheld', 'answered']), also: [], ground: null };
  return chance(0.55)
    ? { hours, outcome, also, ground: pick(grounds) }
    : { hours, outcome: 'no_breach', also: [], ground: null };
}

function appealOf(
  { chance, pick, below }: Draw,
  form: Form,
  decision: SeededCase['decision'],
): SeededCase['appeal'] {
  if (decision === null || form === 'complaint') return null;
  const isMeasure = decision.ground !== null;
  if (!(isAnswered(form) || form === 'report' || isMeasure) || !chance(0.4)) return null;
  const by = isMeasure ? 'member' : 'reporter';
  // A successful appeal of the reporter opens the case again; another test covers that.
  const outcomes =
    by === 'reporter' && !isAnswered(form) ? (['upheld'] as const) : (['upheld', 'reversed'] as const);
  const decided = chance(0.7) ? { hours: below(200), outcome: pick(outcomes) } : null;
  return { by, hours: 24 + below(400), decided };
}

function hidingOf({ pick }: Draw, form: Form, reason: string): SeededCase['hiding'] {
  if (form === 'notice_case') return pick([null, 'operator', 'clock'] as const);
  return form === 'report' && reason === 'underage' ? pick([null, 'automatic'] as const) : null;
}

function seededCase(draw: Draw, year: number): SeededCase {
  const { chance, pick, below } = draw;
  const form = pick(forms);
  const reason = pick(reasonsOf[form]);
  const decision = decisionOf(draw, form);
  const appeal = appealOf(draw, form, decision);
  const isBan = decision?.outcome === 'banned' || decision?.outcome === 'suspended';
  return {
    ...{ site: chance(0.7) ? 'a' : 'b', form, reason, decision, appeal },
    // Until September, so that every decision and appeal is in the same year.
    at: new Date(Date.UTC(year, below(9), 1 + below(28), below(24))),
    standing: pick(['none', 'known', 'established'] as const),
    inWave: chance(0.2),
    byVisitor: chance(0.6),
    hiding: hidingOf(draw, form, reason),
    liftedHours: appeal === null && isBan && chance(0.3) ? decision.hours + 48 : null,
  };
}

/** Invents cases of one year in many forms. */
export function seededCases(count: number, year: number): SeededCase[] {
  const draw = new Draw(count);
  return Array.from({ length: count }, () => seededCase(draw, year));
}
