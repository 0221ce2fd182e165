import { expect, test } from 'vitest';
import { startOf } from './lander-answers.ts';

const taken = (query: string) => {
  const found = startOf(new URLSearchParams(query), ['NL', 'BE']);
  return found && { start: found.start, rest: found.rest.toString() };
};

test('[CONT-2] the sign-up begins with what a lander asked, and its address keeps only the rest', () => {
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

test('[CONT-2] [ACC-1] a first line is chosen by its number, and by none that is not there', () => {
  const openerOf = (query: string) => startOf(new URLSearchParams(query), ['NL'])?.opener;
  expect(openerOf('opener=2&sub1=s')).toBe('2');
  expect(taken('opener=2&sub1=s')).toEqual({ start: {}, rest: 'sub1=s' });
  for (const wrong of ['opener=4', 'opener=', 'gender=female']) expect(openerOf(wrong)).toBeNull();
});

test('[CONT-2] what an address says wrongly is passed over', () => {
  expect(taken('gender=cat&looking_for=&country=XX&interests=music,music,<b>&t=5')).toEqual({
    start: { interests: 'music' },
    rest: 't=5',
  });
  expect(taken('country=BE&countryregion=NL-NH')?.start).toEqual({ country: 'BE', countryregion: '' });
});
