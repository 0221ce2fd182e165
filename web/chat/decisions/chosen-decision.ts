import {
  fitTogether,
  isMeasure,
  type Measure,
  measure,
  measures,
  type Outcome,
  outcomes,
  reachesMember,
} from '#contract/safety/decision.ts';
import type { OtherReport, ReportCase } from '#contract/safety/report-case.ts';

/** Decisions against nobody. */
export type Against = Exclude<Outcome, Measure | 'joined'>;

/** Removable content: a message, a photo, or photos and text of a profile. */
const isRemovable = (one: Measure, { subject, pictures, profile }: ReportCase): boolean => {
  if (one === 'content_removed')
    return subject === 'message' || subject === 'photo' || (subject === 'profile' && pictures.length > 0);
  if (one !== 'text_removed') return true;
  return subject === 'profile' && profile !== null && (profile.about !== null || profile.prompts.length > 0);
};

/**
 * The measures that apply to a case. A fictional profile has no member who could be warned or banned. A
 * measure that the case took already is not offered again, but a suspension can be set anew.
 */
export const measuresFor = (report: ReportCase): readonly Measure[] =>
  measures.filter((one) => {
    const taken = report.decided === null ? [] : [...report.decided.also, report.decided.outcome];
    if (report.profile?.fictional === true) return false;
    return isRemovable(one, report) && (one === 'suspended' || !taken.includes(one));
  });

/** The decisions against nobody. Only a reporter who took a fictional profile for real can get a refund. */
export const againstNobody = ({ reason, profile, decided }: ReportCase): readonly Against[] =>
  outcomes
    .filter((one): one is Against => one !== 'joined' && !isMeasure(one))
    .filter(
      (one) =>
        one === 'no_breach' ||
        (decided === null && reason === 'thought_real' && profile?.fictional !== false),
    );

/** Adds or removes a measure. Measures that do not fit beside a new one are dropped. */
export const toggled = (chosen: readonly Measure[], one: Measure): Measure[] =>
  chosen.includes(one)
    ? chosen.filter((other) => other !== one)
    : measures.filter((other) => other === one || (chosen.includes(other) && fitTogether(other, one)));

/** Returns whether the chosen decision can also decide another report: a removal answers only the same content. */
export const isTogether = (
  other: Pick<OtherReport, 'joinable' | 'same'>,
  { against, chosen }: { readonly against: Against | null; readonly chosen: readonly Measure[] },
): boolean => other.joinable && against !== 'refunded' && (other.same || reachesMember(chosen));

/** The case took measures and was reopened: a decision adds to them. */
export const isReopened = ({ decided }: ReportCase): boolean =>
  decided !== null && measure.safeParse(decided.outcome).success;
