export interface PlainPage {
  readonly title: string;
  readonly text: string;
}

const placeholder = /\{(\w+)\}/g;

const underlined = (words: string, sign: string): string => `${words}\n${sign.repeat(words.length)}`;

/**
 * An information page as text that anybody can read and keep: its Markdown with the facts filled in, links written out, and no
 * marks. Where a site has no such fact (a telephone), the entry that would name it goes.
 */
export function plainPage(
  markdown: string,
  facts: Readonly<Record<string, string>>,
  origin: string,
): PlainPage {
  const filled = (line: string) => line.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
  const lacks = (line: string) =>
    [...line.matchAll(placeholder)].some(([, name]) => facts[name ?? ''] === '');
  const lines = markdown
    .split('\n')
    .filter((line) => !(line.startsWith('- ') && lacks(line)))
    // Before the facts come in: what they say is no mark.
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
