/** The beginning of a text in one line, cut between words where that leaves most of it, and never within a character. */
export function firstWords(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (signs.length <= most) return line;
  const cut = signs.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
