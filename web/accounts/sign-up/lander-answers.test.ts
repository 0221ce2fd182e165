import { expect, test } from 'vitest';
import { landerAnswersOf } from './lander-answers.ts';

const taken = (query: string) => {
  const found = landerAnswersOf(new URLSearchParams(query), ['NL', 'BE']);
  return found && { start: found.start, rest: found.rest.toString() };
};

test("starts the sign-up with the lander's answers and removes them from the address [CONT-2b]", () => {
  expect(
    taken('network=nw&gender=female&looking_for=male&countryregion=NL-NH&interests=music&interests=wine,tea'),
  ).toEqual({
    start: {
      gender: 'female',
      looking_for: 'male',
      country: 'NL',
      countryregion: 'NL-NH',
      interests: 'music,wine,tea',
    },
    rest: 'network=nw',
  });
  expect(taken('network=nw&step=2')).toBeNull();
});

test('selects an opener by its number and ignores unknown numbers [CONT-2b, ACC-1c]', () => {
  const openerOf = (query: string) => landerAnswersOf(new URLSearchParams(query), ['NL'])?.opener;
  expect(openerOf('opener=2&sub1=s')).toBe('2');
  expect(taken('opener=2&sub1=s')).toEqual({ start: {}, rest: 'sub1=s' });
  for (const wrong of ['opener=4', 'opener=', 'gender=female']) expect(openerOf(wrong)).toBeNull();
});

test('ignores invalid values in the address [CONT-2b]', () => {
  expect(taken('gender=cat&looking_for=&country=XX&interests=music,music,<b>&t=5')).toEqual({
    start: { interests: 'music' },
    rest: 't=5',
  });
  expect(taken('country=BE&countryregion=NL-NH')?.start).toEqual({ country: 'BE', countryregion: '' });
});
