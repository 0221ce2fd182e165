import * as z from 'zod/mini';
import { type Criteria, criteria, oldestAge } from '#contract/discovery/criteria.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { type SearchField, searchFields } from '#contract/sites/settings.ts';

/** Values that restrict nothing. They are left out. */
const idle = { order: 'active', min_age: 18, max_age: oldestAge } as const;

const isRestrictive = ([name, value]: readonly [string, unknown]): boolean =>
  value !== undefined &&
  value !== false &&
  Object.entries(idle).every(([key, none]) => key !== name || none !== value);

const inOrder = ([name, value]: readonly [string, unknown]): [string, unknown] => [
  name,
  Array.isArray(value) ? [...new Set(value)].sort() : value,
];

/** Normalises criteria, so that equivalent searches are equal. */
export const normalizeCriteria = (given: Criteria): Criteria =>
  z.parse(criteria, Object.fromEntries(Object.entries(given).filter(isRestrictive).map(inOrder).sort()));

/** Parses stored criteria. If a value is no longer valid, the result is a search without criteria. */
export const storedCriteria = (stored: unknown): Criteria => z.safeParse(criteria, stored).data ?? {};

const keysOf = (field: SearchField) =>
  field === 'age' ? (['min_age', 'max_age'] as const) : ([field] as const);

/**
 * Returns an error for each search field that this site does not offer (SITE-3). To such a site the field is
 * unknown.
 */
export const fieldsNotOffered = (criteria: Criteria, offered: readonly SearchField[]): FieldError[] =>
  searchFields
    .filter((field) => !offered.includes(field))
    .flatMap(keysOf)
    .filter((key) => criteria[key] !== undefined)
    .map((field) => ({ field, code: 'unknown_field', params: {} }));
