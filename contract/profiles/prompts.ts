import * as z from 'zod/mini';
import { typedText } from '#contract/kit/text.ts';

/**
 * The questions that a member may answer on the profile (PROF-10). The texts are `profiles.prompt.<question>`.
 */
export const promptQuestions = [
  'sunday',
  'laugh',
  'kitchen',
  'song',
  'suitcase',
  'talent',
  'opinion',
  'win_over',
  'proud',
  'evening',
  'never',
  'ask_me',
] as const;

export type PromptQuestion = (typeof promptQuestions)[number];

/** The maximum number of answers on a profile. */
export const mostPrompts = 3;

/** The maximum number of characters of an answer. */
export const longestAnswer = 200;

/** A stored answer, as others see it. */
export const promptAnswer = z.object({ question: z.enum(promptQuestions), answer: z.string() });

export type PromptAnswer = z.output<typeof promptAnswer>;

const typedAnswer = z.strictObject({
  question: z.enum(promptQuestions, 'invalid'),
  answer: typedText(longestAnswer),
});

/** The answers as their member types them: at most three, each to another question. */
export const typedPrompts = z.array(typedAnswer).check(
  z.maxLength(mostPrompts, 'too_long'),
  z.refine((prompts) => new Set(prompts.map(({ question }) => question)).size === prompts.length, 'invalid'),
);
