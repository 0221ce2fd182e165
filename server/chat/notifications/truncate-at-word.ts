/**
 * The beginning of a text on one line. Cuts between words if that keeps at least half of the text, and never
 * within a character.
 */
export function truncateAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (signs.length <= most) return line;
  const cut = signs.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
