import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { openPhoto } from '#contract/photos/shown-photo.ts';
import { promptAnswer, promptQuestions } from '#contract/profiles/prompts.ts';

/**
 * The photo or the answer of the liked member that a like is about, as the reader may see it (LIKE-1). Only a
 * tap has one. It ends when the photo or the answer is removed, hidden from the reader, or changed.
 */
export const likeAbout = z.union([z.object({ photo: openPhoto }), z.object({ prompt: promptAnswer })]);

export type LikeAbout = z.output<typeof likeAbout>;

/** The same as a call names it. */
export const likedPart = z.union([
  z.strictObject({ photo: id }),
  z.strictObject({ prompt: z.enum(promptQuestions, 'invalid') }),
]);

export type LikedPart = z.output<typeof likedPart>;

/** Whether a like is about this photo or answer. */
export function isAbout(about: LikeAbout | null, part: LikedPart): boolean {
  if (about === null) return false;
  if ('photo' in part) return 'photo' in about && about.photo.id === part.photo;
  return 'prompt' in about && about.prompt.question === part.prompt;
}
