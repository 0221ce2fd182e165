import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { freezePhotos } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { reportableProfile, type ShownProfile } from './reportable-profile.sql.ts';

export interface Evidence {
  /** What the profile shows now, with the label it bears in the reader's words (FIC-14). */
  readonly snapshot: object;
  readonly pictures: readonly Id[];
  /** The photo that is meant, as long as it is one of theirs. */
  readonly photo: Id | null;
}

interface Reported {
  readonly site: number;
  readonly member: Id;
  /** Null: the profile. */
  readonly photo: Id | null;
  /** In which the reporter saw it. */
  readonly language: Locale;
}

const labelOf = (
  { texts }: Pick<Platform, 'texts'>,
  profile: ShownProfile['profile'],
  language: Locale,
): string | null => (profile?.fictional === true ? texts.format(language, 'sites.fictional.singular') : null);

/**
 * Freezes what a profile shows, for a report that its caller files next. Undefined for who never was there to be seen;
 * whoever is gone leaves no profile to freeze, and can be reported all the same.
 */
export async function evidenceOf(
  platform: Pick<Platform, 'db' | 'storage' | 'clock' | 'texts'>,
  { site, member, photo, language }: Reported,
): Promise<Evidence | undefined> {
  const shown = await reportableProfile(platform.db, { site, member });
  if (shown === undefined) return undefined;
  const meant = shown.photos.filter(({ id }) => id === photo);
  const { profile } = shown;
  return {
    snapshot: { ...profile, label: labelOf(platform, profile, language), photos: shown.photos },
    pictures: await freezePhotos(platform, meant.length > 0 ? meant : shown.photos),
    photo: meant[0]?.id ?? null,
  };
}
