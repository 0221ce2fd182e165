/**
 * Splits a text into normalized clauses: lower case, no accents or punctuation, one space between words and
 * at both ends. `Ben jij écht?` becomes ` ben jij echt `.
 */
export function plainClauses(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[.!?…\n,;:]+/u)
    .map((clause) => ` ${clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
    .filter((clause) => clause.trim() !== '');
}
