import { expect, test } from 'vitest';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { shownInterests } from './interest-editor.tsx';

const nameOf = (interest: Interest) => (interest === 'coffee' ? 'Café' : interest);
const last = interests[interests.length - 1] ?? 'wine';
const view = { inFront: [], chosen: new Set<Interest>(), all: false, sought: '', nameOf };

test('lists chosen interests first, and the rest on request [PROF-1b]', () => {
  const few = shownInterests({ ...view, inFront: [last], chosen: new Set([last]) });
  expect(few[0]).toBe(last);
  expect(few).toHaveLength(18);
  expect(shownInterests({ ...view, all: true })).toHaveLength(50);
});

test('keeps a newly chosen interest visible, however far back it is in the list [PROF-1b]', () => {
  expect(shownInterests({ ...view, chosen: new Set([last]) })).toContain(last);
});

test('searches all fifty interests, ignoring accents and case [PROF-1b]', () => {
  expect(shownInterests({ ...view, sought: ' CAFE' })).toEqual(['coffee']);
  expect(shownInterests({ ...view, sought: 'xyz' })).toEqual([]);
});
