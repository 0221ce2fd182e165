import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import { profileName } from './fields.ts';

const codeOf = (name: string): string | undefined => {
  const read = z.safeParse(profileName, name);
  return read.success ? undefined : fieldErrors(read.error)[0]?.code;
};

test.each(['Noor', 'Bo', '  Anne-Fleur  ', 'D’Arcy 2', 'Žofie', 'नूर', '😀😀', '👩‍🚀 Ria', 'x'.repeat(30)])(
  'accepts %s as a name [ACC-4b]',
  (name) => {
    expect(codeOf(name)).toBeUndefined();
  },
);

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['\u200b\u200b\u2060', 'required'],
  ['@noor', 'name_starts_with_at'],
  ['\uff20noor', 'name_starts_with_at'],
  ['noor@post.example', 'name_equals_email'],
  ['noor\uff20post.example', 'name_equals_email'],
  ['No\u0000or', 'not_storable'],
  ['No\u202eroo', 'not_storable'],
  ['No\u2028or', 'not_storable'],
  ['No\ud800or', 'not_storable'],
  ['N', 'too_short'],
  ['😀', 'too_short'],
  ['x'.repeat(31), 'too_long'],
])('rejects %j as a name: %s [ACC-4b]', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
