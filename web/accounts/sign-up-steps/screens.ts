import { nicheAnswersOf } from '#contract/profiles/niche-answers.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/**
 * The screens of the sign-up in their order, each with its step (ACC-1) and its fields. The first step asks one
 * question per screen.
 */
export const screens = [
  { step: 0, title: 'title_gender', lead: 'lead_0', fields: ['gender'] },
  { step: 0, title: 'title_sexuality', lead: 'lead_change', fields: ['sexuality'] },
  { step: 0, title: 'title_looking_for', lead: 'lead_change', fields: ['looking_for'] },
  { step: 1, title: 'title_1', lead: 'lead_1', fields: ['date_of_birth', 'country', 'countryregion'] },
  { step: 2, title: 'title_2', lead: 'lead_2', fields: ['name'] },
  { step: 3, title: 'title_3', lead: 'lead_3', fields: ['email', 'password'] },
  {
    step: 4,
    title: 'title_4',
    lead: 'lead_4',
    fields: ['signup_message', 'accept_fictional', 'accept_terms', 'accept_sensitive_data'],
  },
] as const;

export type SignUpField = (typeof screens)[number]['fields'][number];

export const lastScreen = screens.length - 1;

export const sexualityScreen = 1;

/** The screen that asks for the date of birth. */
export const dateScreen = 3;

export const screenAt = (index: number): (typeof screens)[number] => screens[index] ?? screens[0];

/** The first screen with an error; the last screen if there is none. */
export function firstOpenScreen(isFaulty: (field: SignUpField) => boolean): number {
  const open = screens.findIndex(({ fields }) => fields.some(isFaulty));
  return open === -1 ? lastScreen : open;
}

type Answers = Pick<SignUpDraft, 'sexuality' | 'asks_all'>;

/**
 * Whether the sign-up shows a screen. A site that gives the answers does not ask for them, unless the visitor
 * wants to change them. Only a bi visitor is asked whom they look for.
 */
export function isAsked(index: number, answers: Answers, niche: number): boolean {
  if (screenAt(index).step > 0) return true;
  if (nicheAnswersOf(niche).as === 'given' && answers.asks_all === '') return false;
  return screenAt(index).fields[0] !== 'looking_for' || answers.sexuality === 'bi';
}

/** The screens that this visitor sees. */
export const askedScreens = (answers: Answers, niche: number): readonly number[] =>
  screens.map((_, index) => index).filter((index) => isAsked(index, answers, niche));

/** The screen itself, or the next one that this visitor sees. */
export const screenToShow = (index: number, asked: readonly number[]): number =>
  asked.find((one) => one >= index) ?? lastScreen;

/** The number of the step and of all steps, counted over the asked screens only. */
export function progressOf(index: number, asked: readonly number[]): { step: number; steps: number } {
  const steps = [...new Set(asked.map((one) => screenAt(one).step))];
  return { step: Math.max(0, steps.indexOf(screenAt(index).step)), steps: steps.length };
}

/** The screen in an address: the step, and the question of the first step. */
export function screenIn(search: URLSearchParams): number {
  const [step, field] = [search.get('step'), search.get('ask')];
  const found = screens.findIndex(
    (screen) => String(screen.step) === step && (field === null || screen.fields[0] === field),
  );
  return Math.max(0, found);
}

/** The query of a screen, with the other parameters of the address. */
export function addressOf(index: number, search: URLSearchParams): URLSearchParams {
  const { step, fields } = screenAt(index);
  const query = new URLSearchParams(search);
  query.set('step', String(step));
  query.delete('ask');
  if (step === 0 && index > 0) query.set('ask', fields[0]);
  return query;
}
