import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test('reduces any typed name in a receipt to plain text [CON-5a]', () => {
  expect(plainName("J.R. van 't Hoff-Šimůnek")).toBe("J.R. van 't Hoff-Šimůnek");
  expect(plainName('Kijk op https://slecht.example/x <b>nu</b>')).toBe(
    'Kijk op https slecht. example x b nu b',
  );
});
