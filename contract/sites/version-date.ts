/** Date of the first terms. */
const first = '2023-12-01';

/**
 * Returns the version date of an information page, shown as 12:00 UTC of that day (CONT-1). It is the date of
 * the text, which follows the law (MEET-7). It is never before 2023-12-01, nor before the company was
 * behind the site, because nobody can have agreed with it earlier.
 */
export const versionDate = (version: string, companyAdded: string): string =>
  [first, version, companyAdded.slice(0, 10)].reduce((latest, date) => (date > latest ? date : latest));
