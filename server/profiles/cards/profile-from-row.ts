import * as z from 'zod/mini';
import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { type AttributeName, type Attributes, attributes } from '#contract/profiles/attributes.ts';
import { gender, sexuality } from '#contract/profiles/fields.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { interests } from '#contract/sites/interest.ts';
import { imageAt } from '#server/photos/door.ts';
import { regionName } from '#server/sites/door.ts';
import { distanceBand } from '../location/distance-band.ts';

/** The chosen fields of a stored profile (PROF-1). */
export const attributesFromRow = (row: Readonly<Record<keyof Attributes, string | null>>): Attributes =>
  z.parse(attributes, {
    hair_color: row.hair_color,
    eye_color: row.eye_color,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    tattoos: row.tattoos,
    signup_reason: row.signup_reason,
  });

const onlineMilliseconds = 5 * minute;

/** The source of a card: a `profiles` row with the path of its shared main image. */
export interface CardRow {
  readonly member_id: number;
  readonly name: string;
  readonly fictional: boolean;
  readonly status: string;
  readonly gender: string;
  readonly date_of_birth: string;
  readonly country: string;
  readonly region: string | null;
  readonly place: string | null;
  readonly last_active_at: Date;
  readonly shows_online: boolean;
  readonly main_path: string | null;
}

export interface ProfileRow extends CardRow, Readonly<Record<AttributeName, string | null>> {
  readonly sexuality: string;
  readonly about: string | null;
  readonly interests: readonly string[];
  readonly prompts: readonly PromptAnswer[];
}

/** The facts that connect the viewer with the profile. */
export interface Relation {
  readonly viewer: Id;
  readonly metres: number | null;
  readonly own_interests: readonly string[];
}

/**
 * A profile as a list shows it. A fictional profile is never online (FIC-7), nor is an invisible one (ACC-14)
 * or a member who hides their online status (TRUST-11).
 */
export function cardFromRow(row: CardRow, now: Date): ProfileCard {
  return {
    id: row.member_id,
    name: row.name,
    fictional: row.fictional,
    age: ageOn(row.date_of_birth, now),
    gender: z.parse(gender, row.gender),
    country: row.country,
    region: row.region,
    place: row.place ?? (row.region === null ? null : regionName(row.country, row.region)),
    online:
      !row.fictional &&
      row.status !== 'invisible' &&
      row.shows_online &&
      now.getTime() - row.last_active_at.getTime() < onlineMilliseconds,
    main_image: row.main_path === null ? null : imageAt(row.main_path),
  };
}

/** A profile as its own page shows it, with the photos that the viewer may see (PROF-2, PROF-6). */
export function profileFromRow(
  row: ProfileRow & Relation,
  photos: readonly ShownPhoto[],
  now: Date,
): MemberProfile {
  const isOwn = row.viewer === row.member_id;
  // An interest that was removed from the list is no longer shown.
  const theirs = interests.filter((known) => row.interests.includes(known));
  return {
    ...cardFromRow(row, now),
    sexuality: z.parse(sexuality, row.sexuality),
    attributes: attributesFromRow(row),
    about: row.about,
    interests: theirs,
    shared_interests: isOwn ? [] : theirs.filter((one) => row.own_interests.includes(one)),
    distance_band: isOwn ? null : distanceBand(row.metres, row),
    prompts: [...row.prompts],
    photo_count: photos.length,
    photos: [...photos],
  };
}
