import type { Id } from '#contract/kit/id.ts';

/** Digits and letters that cannot be confused on the telephone (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id behind a readable number; undefined for anything else. */
export function caseOfNumber(number: string): Id | undefined {
  const typed = number.replaceAll('-', '');
  const places = [...typed].map((digit) => digits.indexOf(digit));
  const id = places.reduce((read, place) => read * 32 + place, 0);
  return typed.length === 12 && !places.includes(-1) && Number.isSafeInteger(id) ? id : undefined;
}

/** The readable number of a case: its id as twelve characters in three groups. */
export function caseNumber(id: Id): string {
  let remaining = id;
  let written = '';
  for (let place = 0; place < 12; place += 1) {
    written = `${digits[remaining % 32]}${written}`;
    remaining = Math.floor(remaining / 32);
  }
  return `${written.slice(0, 4)}-${written.slice(4, 8)}-${written.slice(8)}`;
}
