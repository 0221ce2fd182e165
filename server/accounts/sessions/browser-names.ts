import bowser from 'bowser';

const longest = 1000;

/** Only names the library knows: nobody writes words of their own into somebody's list or mail. */
const knownName = (names: Readonly<Record<string, string>>, name: string | undefined): string | null =>
  Object.values(names).find((known) => known === name) ?? null;

/** Browser and system as people call them, null where the header does not tell. */
export function browserWords(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent.slice(0, longest));
  return {
    browser: knownName(bowser.BROWSER_MAP, browser.name),
    system: knownName(bowser.OS_MAP, os.name),
  };
}
