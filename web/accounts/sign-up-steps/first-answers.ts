import * as z from 'zod/mini';
import { gender, lookingFor, sexuality } from '#contract/profiles/fields.ts';
import { nicheAnswersOf } from '#contract/profiles/niche-answers.ts';
import { sexualitiesOf, soughtBy } from '#contract/profiles/orientation.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

const either = (typed: string, proposal: string | undefined) => (typed === '' ? proposal : typed);

/**
 * The draft with the answers that follow from the niche and from other answers. An orientation that does not fit
 * the gender is dropped. Only a bi visitor chooses whom they look for (ACC-1, DISC-1).
 */
export function withFirstAnswers(draft: SignUpDraft, niche: number): SignUpDraft {
  const { answers } = nicheAnswersOf(niche);
  const own = z.safeParse(gender, either(draft.gender, answers.gender)).data;
  const kind = z.safeParse(sexuality, either(draft.sexuality, answers.sexuality)).data;
  const fits = kind !== undefined && (own === undefined || sexualitiesOf[own].includes(kind));
  const sought = z.safeParse(lookingFor, draft.looking_for).data;
  const proposed = own && kind && fits ? soughtBy(own, kind) : undefined;
  return {
    ...draft,
    gender: own ?? '',
    sexuality: fits ? kind : '',
    looking_for: (kind === 'bi' ? (sought ?? proposed) : proposed) ?? '',
  };
}
