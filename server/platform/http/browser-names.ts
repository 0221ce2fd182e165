import bowser from 'bowser';

const longest = 1000;

/**
 * Accepts only names that the library knows, so that nobody can put their own text into another member's list
 * or mail.
 */
const knownName = (names: Readonly<Record<string, string>>, name: string | undefined): string | null =>
  Object.values(names).find((known) => known === name) ?? null;

/** Common names of the browser and the system; null if the header does not contain them. */
export function browserNames(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent.slice(0, longest));
  return {
    browser: knownName(bowser.BROWSER_MAP, browser.name),
    system: knownName(bowser.OS_MAP, os.name),
  };
}
