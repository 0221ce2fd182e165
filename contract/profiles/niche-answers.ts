import { type Niche, niches } from '#contract/sites/niche.ts';
import type { Gender, LookingFor, Sexuality } from './fields.ts';

interface NicheAnswers {
  /** The answers that the niche gives to the first step of the sign-up. */
  readonly answers: {
    readonly gender?: Gender;
    readonly sexuality?: Sexuality;
    readonly looking_for?: LookingFor;
  };
  /** `given`: the site says it already, so the sign-up does not ask. `suggested`: preselected in the form. */
  readonly as: 'given' | 'suggested';
}

const nicheAnswers: Readonly<Record<Niche, NicheAnswers>> = {
  general: { as: 'suggested', answers: { sexuality: 'hetero' } },
  she: { as: 'suggested', answers: { gender: 'female', sexuality: 'lesbian', looking_for: 'female' } },
  bdsm: { as: 'suggested', answers: { sexuality: 'hetero' } },
  bbw: { as: 'suggested', answers: { gender: 'male', sexuality: 'hetero', looking_for: 'female' } },
  gilf: { as: 'suggested', answers: { gender: 'male', sexuality: 'hetero', looking_for: 'female' } },
  milf: { as: 'suggested', answers: { gender: 'male', sexuality: 'hetero', looking_for: 'female' } },
  gay: { as: 'given', answers: { gender: 'male', sexuality: 'gay', looking_for: 'male' } },
};

/** Returns the answers of a niche to the first step of the sign-up, by its number (ACC-1, SITE-2). */
export const nicheAnswersOf = (niche: number): NicheAnswers => nicheAnswers[niches[niche - 1] ?? 'general'];
