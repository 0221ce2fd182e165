import { expect, test } from 'vitest';
import { firstOpenScreen } from './screens.ts';
import { messageOf, signUpFormOf, validateSignUpForm } from './sign-up-form.ts';

const whole = {
  gender: 'female',
  looking_for: 'male',
  sexuality: 'bi',
  asks_all: '',
  day: '7',
  month: '5',
  year: '1990',
  country: '',
  interests: '',
  countryregion: 'NL-NH',
  name: 'Lotte',
  email: 'lotte@post.example',
  password: 'een heel lang wachtwoord',
  signup_message: '  ',
  message_for: '',
  known_fictional: '',
  members_only: true,
  accept_terms: true,
  accept_sensitive_data: true,
};

const place = { country: 'NL', target: null };

const errorAt = (change: Partial<typeof whole>, minimumAge = 18) =>
  [...validateSignUpForm(signUpFormOf({ ...whole, ...change }, place), minimumAge).faults.values()].map(
    ({ field, code, params }) => ({ field, code, params }),
  );

test('turns the draft into the call: one date, no empty message, the shown country [ACC-1a]', () => {
  const { input, faults } = validateSignUpForm(signUpFormOf(whole, place), 18);
  expect([...faults]).toEqual([]);
  expect(input).toMatchObject({ date_of_birth: '1990-05-07', country: 'NL', countryregion: 'NL-NH' });
  expect(input?.signup_message).toBeUndefined();
});

test('reports the same errors while typing as the server would [ACC-4b]', () => {
  expect(errorAt({ day: '', month: '', year: '' })).toEqual([
    { field: 'date_of_birth', code: 'birth_date_required', params: { min_age: 18 } },
  ]);
  expect(errorAt({ day: '31', month: '2' })[0]?.code).toBe('birth_date_invalid');
  expect(errorAt({ year: '90' })[0]?.code).toBe('birth_date_invalid');
  expect(errorAt({ year: String(new Date().getFullYear() - 20) }, 21)).toEqual([
    { field: 'date_of_birth', code: 'under_age', params: { min_age: 21 } },
  ]);
  expect(errorAt({ name: '@lotte' })[0]?.code).toBe('name_starts_with_at');
  expect(errorAt({ name: 'lotte@post.example' })[0]?.code).toBe('name_equals_email');
  expect(errorAt({ email: 'lotte@' })[0]?.code).toBe('invalid_email');
});

test('does not pass a screen that is still incomplete [ACC-1a]', () => {
  const openAt = (change: Partial<typeof whole>) => {
    const fields = new Set(errorAt(change).map(({ field }) => field));
    return firstOpenScreen((field) => fields.has(field));
  };
  expect(openAt({ gender: '' })).toBe(0);
  expect(openAt({ sexuality: '' })).toBe(1);
  expect(openAt({ gender: 'male', sexuality: 'lesbian' })).toBe(1);
  expect(openAt({ year: '' })).toBe(3);
  expect(openAt({ name: '' })).toBe(4);
  expect(openAt({ password: '' })).toBe(5);
  expect(openAt({ accept_terms: false })).toBe(6);
  expect(openAt({})).toBe(6);
});

const her = { id: 7, fictional: false };

test('sends a message only to its target, and a text about oneself to none [ACC-1c]', () => {
  const toHer = { ...whole, signup_message: 'Hoi Sanne', message_for: '7' };
  expect(messageOf(toHer, her)).toBe('Hoi Sanne');
  expect(signUpFormOf(toHer, { country: 'NL', target: her }).signup_message).toBe('Hoi Sanne');
  expect(signUpFormOf(toHer, { country: 'NL', target: { ...her, id: 8 } }).signup_message).toBeUndefined();
  expect(signUpFormOf(toHer, place).signup_message).toBeUndefined();
  expect(messageOf({ ...whole, signup_message: 'Over mij' }, her)).toBe('');
});

test('requires a tick from a writer to a fictional profile, and from no other writer [FIC-4c]', () => {
  const faults = (change: Partial<typeof whole>, target: { id: number; fictional: boolean } | null) => [
    ...validateSignUpForm(signUpFormOf({ ...whole, ...change }, { country: 'NL', target }), 18).faults.keys(),
  ];
  const vera = { id: 7, fictional: true };
  const toHer = { signup_message: 'Hoi!', message_for: '7' };
  expect(faults(toHer, vera)).toEqual(['accept_fictional']);
  expect(faults({ ...toHer, known_fictional: '7' }, vera)).toEqual([]);
  // A tick for one profile does not count for another.
  expect(faults({ ...toHer, known_fictional: '8' }, vera)).toEqual(['accept_fictional']);
  expect(faults({ signup_message: ' ', message_for: '7' }, vera)).toEqual([]);
  expect(faults(toHer, her)).toEqual([]);
  const real = signUpFormOf({ ...whole, ...toHer, known_fictional: '7' }, { country: 'NL', target: her });
  expect(real.accept_fictional).toBeUndefined();
});
