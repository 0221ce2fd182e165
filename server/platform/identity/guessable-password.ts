import { isBreached } from './breached-passwords.ts';
import { estimateGuesses } from './estimate-guesses.ts';

/** A password that falls within this many guesses (power of ten) is refused. */
const guessesLog10 = 9;

/** The form in which passwords are compared: how a guesser writes them first. */
export const readable = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** A person's own words whole, joined, and one by one, as a guesser combines them. */
const partsOf = (words: string): string[] => {
  const single = words.split(/[^\p{L}\p{N}]+/u);
  return [words, single.join(''), ...single].filter((part) => part.length > 2);
};

/**
 * Whether an attacker would try this password early (ACC-15, AUTH-3). Leaked passwords, patterns and variants
 * of common words count. So do the person's own words, such as name, e-mail address and site. Throws
 * `too_many_requests` if too many passwords wait for their check.
 */
export async function isGuessablePassword(password: string, ownWords: readonly string[]): Promise<boolean> {
  const text = readable(password);
  if (isBreached(text)) return true;
  const own = ownWords.flatMap((word) => partsOf(readable(word)));
  return (await estimateGuesses(password.normalize('NFKC'), own)) < guessesLog10;
}
