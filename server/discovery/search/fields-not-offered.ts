import type { Criteria } from '#contract/discovery/criteria.ts';
import type { FieldFault } from '#contract/kit/field-faults.ts';
import { type SearchField, searchFields } from '#contract/sites/search-field.ts';

const keysOf = (field: SearchField) =>
  field === 'age' ? (['min_age', 'max_age'] as const) : ([field] as const);

/** Faults of fields by which this site does not let search (SITE-3): to it they are unknown. */
export const fieldsNotOffered = (criteria: Criteria, offered: readonly SearchField[]): FieldFault[] =>
  searchFields
    .filter((field) => !offered.includes(field))
    .flatMap(keysOf)
    .filter((key) => criteria[key] !== undefined)
    .map((field) => ({ field, code: 'unknown_field', params: {} }));
