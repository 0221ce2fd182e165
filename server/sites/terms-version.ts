import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = new URL('../../texts/pages/nl/terms.md', import.meta.url);

let known: string | null = null;

/** Which terms apply now: the date of their version, such as 2026-11-21; every language has the same one (CON-17). */
export function termsVersion(): string {
  known ??=
    /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/.exec(readFileSync(fileURLToPath(place), 'utf8'))?.[1] ?? null;
  if (known === null) throw new Error('the terms have no version');
  return known;
}
