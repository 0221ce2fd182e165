import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn } from '#contract/profiles/age.ts';
import { birthDates } from './birth-dates.ts';

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2012-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const leapDay = fc.constantFrom('1960-02-29', '1996-02-29', '2000-02-29', '2004-02-29');
const now = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
  fc.constantFrom(
    new Date('2028-02-29T13:00:00Z'),
    new Date('2027-02-28T23:00:00Z'),
    new Date('2027-03-01T11:00:00Z'),
  ),
);

test('matches exactly the members whose age is within the bounds [DISC-1a]', () => {
  fc.assert(
    fc.property(fc.oneof(day, leapDay), now, fc.nat(60), fc.nat(30), (born, moment, above, span) => {
      const [minimum, maximum] = [18 + above, 18 + above + span];
      const { from, to } = birthDates(minimum, maximum, moment);
      const age = ageOn(born, moment);
      expect(born >= from && born <= to).toBe(age >= minimum && age <= maximum);
    }),
    { numRuns: 2000 },
  );
});
