import { type ParseResult, parseSync } from 'oxc-parser';

const results = new Map<string, ParseResult>();

/** Parses a TypeScript file once, for the checks of comments, titles and sizes. */
export function parsed(file: string, source: string): ParseResult {
  const known = results.get(source);
  if (known) return known;
  const result = parseSync(file, source);
  results.set(source, result);
  return result;
}
