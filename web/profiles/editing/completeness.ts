import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import type { OwnProfile } from '#contract/profiles/get-own-profile.ts';

/** The parts that make others write to a profile, the most important first. */
type MissingPart = 'photo' | 'about' | 'interests' | 'facts';

interface Completeness {
  /** The completed share of what others may see. */
  readonly percent: number;
  /** The missing parts, and the number of unanswered facts. */
  readonly open: readonly MissingPart[];
  readonly openFacts: number;
}

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);

/**
 * The completeness of a profile. Each part counts the same, and parts that the site does not show do not
 * count (PROF-9).
 */
export function completenessOf(
  profile: OwnProfile,
  shown: { readonly fields: readonly string[]; readonly notes: readonly string[] },
): Completeness {
  const facts = shown.fields.filter(isAttribute);
  const openFacts = facts.filter((name) => profile[name] === null).length;
  const parts = [
    {
      field: 'photo',
      of: 1,
      open: profile.photos.some(({ status }) => status !== 'rejected') ? 0 : 1,
    },
    { field: 'about', of: shown.notes.includes('about') ? 1 : 0, open: profile.about === null ? 1 : 0 },
    {
      field: 'interests',
      of: shown.fields.includes('interests') ? 1 : 0,
      open: profile.interests.length === 0 ? 1 : 0,
    },
    { field: 'facts', of: facts.length, open: openFacts },
  ] as const;
  const counted = parts.filter((part) => part.of > 0);
  // The basics are complete since the sign-up.
  const full = counted.reduce((sum, part) => sum + 1 - part.open / part.of, 1);
  return {
    percent: Math.floor((full / (counted.length + 1)) * 100),
    open: counted.filter((part) => part.open > 0).map(({ field }) => field),
    openFacts,
  };
}
