/**
 * A text as what its words say: split where a clause ends, in small letters, without accents and marks, one space between
 * words and one at either end. `Ben jij écht?` is ` ben jij echt `.
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
