import { expect, test } from 'vitest';
import { gender, lookingFor, sexuality } from './fields.ts';
import { changeSexuality, isPossible, soughtBy } from './orientation.ts';

test('proposes whom a newcomer looks for, and both to a bi newcomer [DISC-1h]', () => {
  expect(soughtBy('female', 'bi')).toBe('both');
  expect(soughtBy('female', 'hetero')).toBe('male');
  expect(soughtBy('male', 'hetero')).toBe('female');
  expect(soughtBy('male', 'gay')).toBe('male');
  expect(soughtBy('female', 'lesbian')).toBe('female');
});

test('accepts exactly the answers that fit together [ACC-1f]', () => {
  const all = gender.options.flatMap((own) =>
    sexuality.options.flatMap((kind) =>
      lookingFor.options.map((sought) => ({ gender: own, sexuality: kind, looking_for: sought })),
    ),
  );
  const possible = all.filter(isPossible).map((one) => Object.values(one).join(' '));
  expect(possible.toSorted()).toEqual([
    'female bi both',
    'female bi female',
    'female bi male',
    'female hetero male',
    'female lesbian female',
    'male bi both',
    'male bi female',
    'male bi male',
    'male gay male',
    'male hetero female',
  ]);
});

test('a changed orientation changes whom the person looks for only if it no longer fits [ACC-1f]', () => {
  const hetero = { gender: 'female', sexuality: 'hetero', looking_for: 'male' } as const;
  expect(changeSexuality(hetero, 'bi')).toEqual({ sexuality: 'bi' });
  expect(changeSexuality(hetero, 'lesbian')).toEqual({ sexuality: 'lesbian', looking_for: 'female' });
  expect(changeSexuality({ ...hetero, sexuality: 'bi', looking_for: 'both' }, 'hetero')).toEqual({
    sexuality: 'hetero',
    looking_for: 'male',
  });
});
