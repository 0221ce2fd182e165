/** 0: empty; 1: too weak; 2: good; 3: strong. */
export type PasswordLevel = 0 | 1 | 2 | 3;

const least = 10;
const strong = 16;
const fewSigns = 5;

/** Judges by length. A repetition of few different characters does not count as length. */
export function passwordLevel(password: string): PasswordLevel {
  if (password === '') return 0;
  const signs = [...password];
  if (signs.length < least || new Set(signs).size < fewSigns) return 1;
  return signs.length < strong ? 2 : 3;
}
