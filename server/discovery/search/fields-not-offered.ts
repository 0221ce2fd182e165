import type { Criteria } from '#contract/discovery/criteria.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { type SearchField, searchFields } from '#contract/sites/search-field.ts';

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
