import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import type { OwnProfile } from '#contract/profiles/own-profile.ts';

/** What makes a profile one to write to, the most telling first. */
export type OpenField = 'photo' | 'about' | 'interests' | 'facts';

export interface Completeness {
  /** Of what others may see, how much there is. */
  readonly percent: number;
  /** What is still open, and how many choices of the facts. */
  readonly open: readonly OpenField[];
  readonly openFacts: number;
}

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);

/** How much of a profile is there: each part counts the same, and what the site shows to nobody not at all (PROF-9). */
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
  // The basics are there from the sign-up on.
  const full = counted.reduce((sum, part) => sum + 1 - part.open / part.of, 1);
  return {
    percent: Math.floor((full / (counted.length + 1)) * 100),
    open: counted.filter((part) => part.open > 0).map(({ field }) => field),
    openFacts,
  };
}
