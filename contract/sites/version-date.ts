/** Before this there were no terms. */
const first = '2023-12-01';

/**
 * The date of an information page's version, to be shown as 12:00 UTC of that day (CONT-1): that of its text, which follows
 * the law (MEET-7), never before 2023-12-01 nor before the company was added, which cannot have agreed to anything then.
 */
export const versionDate = (version: string, companyAdded: string): string =>
  [first, version, companyAdded.slice(0, 10)].reduce((latest, date) => (date > latest ? date : latest));
