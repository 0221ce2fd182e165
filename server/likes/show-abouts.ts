import type { Id } from '#contract/kit/id.ts';
import type { LikeAbout, LikedPart } from '#contract/likes/like-about.ts';
import { loadShownPhotosOf } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loadPromptAnswers } from '#server/profiles/door.ts';

/** The stored reference of a like to a photo or an answer of the liked member. Both are null without one. */
export interface StoredAbout {
  readonly about_photo: Id | null;
  readonly about_question: string | null;
}

interface Reference extends StoredAbout {
  readonly liked: Id;
}

export const storedPart = (part: LikedPart | undefined): StoredAbout => ({
  about_photo: part && 'photo' in part ? part.photo : null,
  about_question: part && 'prompt' in part ? part.prompt : null,
});

/**
 * Reads the photos and answers that likes are about, as the viewer may see them. The returned function gives
 * null for a part that is locked, refused, withheld or gone, so that no list contains a hidden photo (PROF-6).
 */
export async function showAbouts(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  viewer: Id,
  references: readonly Reference[],
): Promise<(reference: Reference) => LikeAbout | null> {
  const withPhoto = references.filter(({ about_photo }) => about_photo !== null);
  const members = [...new Set(withPhoto.map(({ liked }) => liked))];
  const questions = references.flatMap(({ liked, about_question }) =>
    about_question === null ? [] : [{ member: liked, question: about_question }],
  );
  const [photos, answers] = await Promise.all([
    loadShownPhotosOf(platform, members, viewer),
    loadPromptAnswers(platform.db, questions),
  ]);
  return ({ liked, about_photo, about_question }) => {
    const photo = photos.get(liked)?.find(({ id }) => id === about_photo);
    if (photo && 'image' in photo) return { photo };
    const given = answers.find(({ member, question }) => member === liked && question === about_question);
    return given ? { prompt: { question: given.question, answer: given.answer } } : null;
  };
}

/** The part of a like that is given now, as each side sees it. */
export interface GivenAbout {
  readonly part: LikedPart;
  readonly forGiver: LikeAbout;
  readonly forReceiver: LikeAbout;
}

/** Null if the giver may not see the part: then no like can be about it. */
export async function aboutToGive(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  giver: Id,
  liked: Id,
  part: LikedPart,
): Promise<GivenAbout | null> {
  const reference = { liked, ...storedPart(part) };
  const [forGiver, forReceiver] = await Promise.all(
    [giver, liked].map(async (viewer) => (await showAbouts(platform, viewer, [reference]))(reference)),
  );
  return forGiver && forReceiver ? { part, forGiver, forReceiver } : null;
}
