/** A cell that begins like a formula. A spreadsheet would compute it, so it gets an apostrophe. */
const formula = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | boolean | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string | number | boolean | null>>): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
