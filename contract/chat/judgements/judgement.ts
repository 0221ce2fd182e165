import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** Flaws of an answer, as a second person finds them (MEET-15). Each has a text: `chat.flaw.<flaw>`. */
export const answerFlaws = ['promises_meeting', 'wants_money_or_contact', 'rude', 'wrong_facts'] as const;

export const answerFlaw = z.enum(answerFlaws, 'required');

/** Longest note of a judge, and longest reason of a pause. */
export const longestVerdictNote = 500;

/** A judged answer, as its editor reads it. */
export const ownJudgement = z.object({
  conversation: id,
  message: id,
  /** The name of the fictional profile. */
  profile: z.string(),
  words: z.string(),
  judged_at: instant,
  good: z.boolean(),
  flaw: z.nullable(answerFlaw),
  note: z.nullable(z.string()),
});

export type OwnJudgement = z.output<typeof ownJudgement>;

/** A pause of an editor's answers. */
export const editorPause = z.object({ reason: z.string(), until: instant });
