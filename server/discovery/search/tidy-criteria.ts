import * as z from 'zod/mini';
import { type Criteria, criteria, oldestAge } from '#contract/discovery/criteria.ts';

/** What says nothing: as if it were left out. */
const idle = { order: 'active', min_age: 18, max_age: oldestAge } as const;

const saysSomething = ([name, value]: readonly [string, unknown]): boolean =>
  value !== undefined &&
  value !== false &&
  Object.entries(idle).every(([key, none]) => key !== name || none !== value);

const inOrder = ([name, value]: readonly [string, unknown]): [string, unknown] => [
  name,
  Array.isArray(value) ? [...new Set(value)].sort() : value,
];

/** The one way to write a search down: two that find the same members are the same. */
export const tidyCriteria = (given: Criteria): Criteria =>
  z.parse(criteria, Object.fromEntries(Object.entries(given).filter(saysSomething).map(inOrder).sort()));

/** Criteria as they were stored; a choice that is none any more makes the search one for everybody. */
export const storedCriteria = (stored: unknown): Criteria => z.safeParse(criteria, stored).data ?? {};
