import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The passwords of ten or more characters among the 49,000 commonest of zxcvbn-ts (MIT), in lower case.
// Together with the patterns below they cover all of the 10,000 commonest passwords that are long enough.
const file = fileURLToPath(new URL('./common-passwords.txt', import.meta.url));
const common: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * One to three characters repeated (aaaaaaaaaa, 1212121212), or a repeated text that is too short for a
 * password (1234512345).
 */
const repeated = /^(?:(.{1,3})\1+.{0,2}|(.{4,9})\2+)$/su;

/** Keyboard rows, in the order of their keys. */
const rows = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const slides = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const isRun = (text: string): boolean => {
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/**
 * Whether an attacker would try this password early: a common password, a pattern, or one of the person's own
 * words alone (name, e-mail address, site) (ACC-15, AUTH-3).
 */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  const text = plain(password);
  const own = ownWords.flatMap((word) => [plain(word), plain(word).split('@')[0] ?? '']);
  const isPattern = repeated.test(text) || isRun(text) || slides.some((row) => row.includes(text));
  return common.has(text) || isPattern || own.includes(text);
}
