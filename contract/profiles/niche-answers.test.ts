import { expect, test } from 'vitest';
import { niches } from '#contract/sites/niche.ts';
import { nicheAnswersOf } from './niche-answers.ts';
import { isPossible } from './orientation.ts';

const of = (name: (typeof niches)[number]) => nicheAnswersOf(niches.indexOf(name) + 1);

test('gives all answers on the gay site, and suggests on the others [ACC-1e]', () => {
  expect(niches.filter((name) => of(name).as === 'given')).toEqual(['gay']);
  expect(of('gay').answers).toEqual({ gender: 'male', sexuality: 'gay', looking_for: 'male' });
  expect(of('she').answers).toMatchObject({ gender: 'female', looking_for: 'female' });
  for (const name of niches) expect(Object.keys(of(name).answers), name).not.toEqual([]);
});

test.each(niches)('never suggests answers that do not fit together on %s [ACC-1e]', (name) => {
  const { gender, sexuality, looking_for } = of(name).answers;
  if (gender && sexuality && looking_for) expect(isPossible({ gender, sexuality, looking_for })).toBe(true);
  else expect([gender, looking_for]).toEqual([undefined, undefined]);
});
