import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Image } from '#contract/photos/image.ts';
import { type Gender, gender, type Sexuality, sexuality } from '#contract/profiles/fields.ts';
import { imageAt } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { ownProfileRow } from './editable-fields.sql.ts';

/** A member's profile for themselves and for searches on their behalf. */
export interface OwnProfileFacts {
  readonly name: string;
  readonly gender: Gender;
  readonly lookingFor: Gender;
  readonly sexuality: Sexuality;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly country: string;
  readonly region: string | null;
  readonly place: string | null;
  readonly about: string | null;
  readonly status: 'active' | 'disabled';
  readonly mainImage: Image | null;
}

/** Null if the member has no profile (any more). One statement. */
export async function loadOwnProfileFacts(db: Handle, member: Id): Promise<OwnProfileFacts | null> {
  const row = await ownProfileRow(db, member);
  if (!row) return null;
  return {
    name: row.name,
    gender: z.parse(gender, row.gender),
    lookingFor: z.parse(gender, row.looking_for),
    sexuality: z.parse(sexuality, row.sexuality),
    dateOfBirth: row.date_of_birth,
    country: row.country,
    region: row.region,
    place: row.place,
    about: row.about,
    status: row.status === 'disabled' ? 'disabled' : 'active',
    mainImage: row.main_path !== null && row.main_status === 'active' ? imageAt(row.main_path) : null,
  };
}
