export interface PlainTextPage {
  readonly title: string;
  readonly text: string;
}

const placeholder = /\{(\w+)\}/g;

const underlined = (words: string, sign: string): string => `${words}\n${sign.repeat(words.length)}`;

/**
 * Converts an information page to plain text: fills in the facts, writes out links and removes the Markdown.
 * An entry for a fact that the site lacks (a telephone number) is left out.
 */
export function plainTextPage(
  markdown: string,
  facts: Readonly<Record<string, string>>,
  origin: string,
): PlainTextPage {
  const filled = (line: string) => line.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
  const lacks = (line: string) =>
    [...line.matchAll(placeholder)].some(([, name]) => facts[name ?? ''] === '');
  const lines = markdown
    .split('\n')
    .filter((line) => !(line.startsWith('- ') && lacks(line)))
    // Runs before the facts are filled in, because their text is not Markdown.
    .map((line) =>
      line
        .replace(/\*\*(.+?)\*\*/g, '$1')
        .replace(
          /\[(.+?)\]\((.+?)\)/g,
          (_, words: string, to: string) => `${words} (${to.startsWith('/') ? origin : ''}${to})`,
        ),
    )
    .map(filled);
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? '';
  const text = lines
    .map((line) => {
      const [, marks, words = ''] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
      if (marks === undefined) return line;
      return marks === '###' ? words : underlined(words, marks === '#' ? '=' : '-');
    })
    .join('\n');
  return { title, text };
}
