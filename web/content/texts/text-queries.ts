import { getPageVersion } from '#contract/content/texts/get-page-version.ts';
import { listPageVersions } from '#contract/content/texts/list-page-versions.ts';
import { listPages } from '#contract/content/texts/list-pages.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { PageName } from '#contract/sites/page-name.ts';
import { pagesFor, queryFor } from '#web/platform/query/query-for.ts';

/** The information pages with their present versions and drafts. */
export const pagesQuery = () => queryFor(listPages, {});

/** All versions of one page. */
export const versionPages = (name: PageName) =>
  pagesFor(listPageVersions, { name, page: 1 }, (last, pages) =>
    last.has_more ? { name, page: pages.length + 1 } : undefined,
  );

/** One version with its words in a language. */
export const versionQuery = (version: number, language: Locale) =>
  queryFor(getPageVersion, { version, language });
