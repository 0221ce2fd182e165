import { expect, test } from 'vitest';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { shownInterests } from './shown-interests.ts';

const nameOf = (interest: Interest) => (interest === 'coffee' ? 'Café' : interest);
const last = interests[interests.length - 1] ?? 'wine';
const view = { inFront: [], chosen: new Set<Interest>(), all: false, sought: '', nameOf };

test('[PROF-1] chosen interests stand in front; the rest comes when it is asked for', () => {
  const few = shownInterests({ ...view, inFront: [last], chosen: new Set([last]) });
  expect(few[0]).toBe(last);
  expect(few).toHaveLength(18);
  expect(shownInterests({ ...view, all: true })).toHaveLength(50);
});

test('[PROF-1] one chosen just now stays in sight, however far back it stands', () => {
  expect(shownInterests({ ...view, chosen: new Set([last]) })).toContain(last);
});

test('[PROF-1] a search looks through all fifty, without accents and capitals', () => {
  expect(shownInterests({ ...view, sought: ' CAFE' })).toEqual(['coffee']);
  expect(shownInterests({ ...view, sought: 'xyz' })).toEqual([]);
});
