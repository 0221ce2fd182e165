import * as z from 'zod/mini';
import { type Attributes, attributes } from '#contract/profiles/attributes.ts';

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
