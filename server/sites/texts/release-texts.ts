import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { PageName } from '#contract/sites/page-name.ts';

const folder = new URL('../../../texts/pages/', import.meta.url);

/** The texts of a page that come with the software. */
export interface ReleaseText {
  readonly dated: string;
  readonly hash: Buffer;
  readonly bodies: Readonly<Record<Locale, string>>;
}

const frontMatter = /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/;

/** Reads `texts/pages/<language>/<page>.md` of every language. */
export function readReleaseText(page: PageName): ReleaseText {
  const sources = new Map(
    locales.map((language) => [
      language,
      readFileSync(fileURLToPath(new URL(`${language}/${page}.md`, folder)), 'utf8'),
    ]),
  );
  const dated = frontMatter.exec(sources.get('nl') ?? '')?.[1];
  if (dated === undefined) throw new Error(`the page ${page} has no version`);
  const hash = createHash('sha256');
  for (const source of sources.values()) hash.update(source).update('\0');
  const bodyOf = (language: Locale) => (sources.get(language) ?? '').replace(frontMatter, '');
  return {
    dated,
    hash: hash.digest(),
    bodies: Object.fromEntries(locales.map((language) => [language, bodyOf(language)])) as Record<
      Locale,
      string
    >,
  };
}
