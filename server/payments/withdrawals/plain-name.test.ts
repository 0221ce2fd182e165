import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test('[CON-5] a name in a receipt is a name, whoever typed it', () => {
  expect(plainName("J.R. van 't Hoff-Šimůnek")).toBe("J.R. van 't Hoff-Šimůnek");
  expect(plainName('Kijk op https://slecht.example/x <b>nu</b>')).toBe(
    'Kijk op https slecht. example x b nu b',
  );
});
