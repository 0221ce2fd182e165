/** A doc comment and the declaration or property that it describes. */
export interface DocComment {
  /** The top-level declaration that holds the comment, or that the comment describes. */
  readonly declaration: string;
  /** The property that the comment describes; null for the declaration itself. */
  readonly field: string | null;
  readonly text: string;
}

const pattern =
  /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*?\n(?:(?:export )?(?:const|function) (?<described>\w+)|\s+(?<field>\w+)[:,(])|^(?:export )?(?:const|function|interface|type) (?<declared>\w+)/gm;

const requirement = String.raw`[A-Z]+-\d+[a-z]?`;

/** `(CHAT-3, CRED-1; decision 0024)`: links into our own documents, which mean nothing outside. */
const links = new RegExp(
  String.raw`\s*\((?:${requirement}|decision \d{4})(?:[,;] (?:${requirement}|decision \d{4}))*\)`,
  'g',
);

const leadingLink = new RegExp(String.raw`^${requirement}(?:, as of|:| )\s*`);

/** The text of a comment for API clients: paragraphs without comment stars, line ends and links. */
const textOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
    // A list keeps its lines.
    .replace(/([^\n])\n *(?![ \n]|- )/g, '$1 ')
    .replace(links, '')
    .replace(leadingLink, '')
    .trim();

/** The doc comments of a module that describe an exported constant or one of its properties. */
export function docComments(code: string): DocComment[] {
  const found: DocComment[] = [];
  let current = '';
  for (const { groups = {} } of code.matchAll(pattern)) {
    const { comment, described, field, declared } = groups;
    current = described ?? declared ?? current;
    const text = textOf(comment ?? '');
    if (text !== '' && current !== '') found.push({ declaration: current, field: field ?? null, text });
  }
  return found;
}
