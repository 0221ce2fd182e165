import { expect, test } from 'vitest';
import { addressOfMatches, answersOf, matchCriteriaOf } from './match-criteria.ts';

const read = (address: string) => answersOf(new URL(address, 'http://localhost').searchParams);

test('writes answers to the address and reads them back [DISC-5a]', () => {
  const answers = {
    signup_reason: ['date'],
    interests: ['art', 'music'],
    relationship_status: ['single', 'widowed'],
    min_age: 30,
    max_age: 45,
    distance: 25,
    hide_fictional: true,
  } as const;
  expect(read(addressOfMatches(answers))).toEqual(answers);
});

test('ignores invalid answers in the address [DISC-5a]', () => {
  const odd = read(
    '/match-finder?signup_reason=x,date&interests=,&min_age=200&max_age=abc&distance=7&hide_fictional=1',
  );
  expect(matchCriteriaOf(odd)).toEqual({ signup_reason: ['date'] });
  expect(read('/match-finder?min_age=50&max_age=30')).toMatchObject({ min_age: 30, max_age: 50 });
});

test('sends no criteria without an answer [DISC-5a]', () => {
  expect(matchCriteriaOf(read('/match-finder'))).toEqual({});
});
