import type { LikeAbout } from '#contract/likes/like-about.ts';
import { useSettings } from '#web/sites/settings.ts';

/** Returns the part that a like is about, if the site shows it. Not every site shows the answers of members. */
export function useLikedPart(about: LikeAbout | null): LikeAbout | null {
  const { visible_profile_notes } = useSettings();
  if (about === null || 'photo' in about) return about;
  return visible_profile_notes.includes('about') ? about : null;
}
