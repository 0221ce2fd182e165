import { describe, expect, test } from 'vitest';
import { proseFindings } from '#tools/checks/rules/prose.ts';
import { treeOf } from '#tools/checks/tree.ts';

const findings = (contents: Record<string, string>) => proseFindings(treeOf(contents));
const inComment = (text: string) => findings({ 'server/chat/x.ts': `/** ${text} */\nexport const x = 1;\n` });
const inTitle = (title: string) => findings({ 'server/chat/x.test.ts': `test('${title}', () => {});\n` });
const words = (count: number) => `Word${' word'.repeat(count - 1)}.`;

describe('sentences', () => {
  test('accepts plain English', () => {
    expect(inComment('Cancels pending navigation: ignores responses that are still in flight.')).toEqual([]);
  });

  test('reports a sentence of 26 words', () => {
    expect(inComment(words(25))).toEqual([]);
    expect(inComment(`${words(5)} ${words(26)}`)).toEqual([
      expect.stringContaining('server/chat/x.ts:1: 26 words, at most 25'),
    ]);
  });

  test('counts a piece of code as one word, and ids of requirements not at all', () => {
    expect(inComment(`\`a b c d\` (CHAT-3, PAY-7) ${words(24)}`)).toEqual([]);
  });

  test('starts a sentence with each list item and paragraph', () => {
    expect(inComment(`\n * ${words(20)}\n *\n * - ${words(20)}\n * - ${words(20)}\n`)).toEqual([]);
  });

  test('joins line comments that follow each other, and reports the first line', () => {
    const lines = (gap: string) => `const x = 1;\n// ${'word '.repeat(20)}\n${gap}// ${'word '.repeat(20)}\n`;
    expect(findings({ 'web/chat/x.ts': lines('') })).toEqual([
      expect.stringContaining('web/chat/x.ts:2: 40 words'),
    ]);
    expect(findings({ 'web/chat/x.ts': lines('call();\n') })).toEqual([]);
  });

  test('ignores instructions to tools, but reads their reasons', () => {
    expect(findings({ 'web/chat/x.ts': '// biome-ignore lint/a/b: the list is fixed\nf();' })).toEqual([]);
    expect(findings({ 'web/chat/x.ts': '// biome-ignore lint/a/b: the fault is ours\nf();' })).toHaveLength(
      1,
    );
  });
});

describe('openings', () => {
  for (const sentence of [
    'What was asked for and has not come yet is ignored.',
    'Whoever may want something undone has to read it.',
    'Who named a region is shown there.',
    'Works. Whose turn ends waits.',
    'Of two pictures the last one is shown.',
    'Of the desks none is open.',
    'So many are left.',
    'Nobody who left comes back.',
    'One who left comes back.',
    'Where it says nothing the header is empty.',
  ])
    test(`reports: ${sentence.replace(/\.$/, '')}`, () => {
      expect(inComment(sentence).join()).toContain('begins with');
    });

  test('accepts questions, and words that only begin alike', () => {
    expect(inComment('What does the server answer?')).toEqual([]);
    expect(inComment('Whether the member is online.')).toEqual([]);
    expect(inComment('Of course this is rare.')).toEqual([]);
  });
});

describe('words', () => {
  for (const [sentence, found] of [
    ['The message stands in the table.', 'stands'],
    ['Every case on the desk is open.', 'desk'],
    ['A fault of ours.', 'fault'],
    ['Sends it to whoever asked.', 'whoever'],
    ['The next run mends the row.', 'mends'],
    ['The operator lets it in.', 'lets it in'],
    ['The member is told.', 'told'],
    ['The profile rests for a week.', 'rests'],
    ['Nothing comes over the line.', 'over the line'],
    ['A text that is no code.', 'is no'],
  ] as const)
    test(`reports '${found}' and names the term to use`, () => {
      expect(inComment(sentence).join()).toMatch(new RegExp(`'${found}': write '`));
    });

  test('accepts the other meanings of such words', () => {
    expect(inComment('The rest of the line is the default.')).toEqual([]);
    expect(inComment('UTC stands for universal time. There is no other file.')).toEqual([]);
    expect(inComment('Returns `told` and `faults`.')).toEqual([]);
  });
});

describe('test titles', () => {
  test('accepts a statement with ids at the end', () => {
    expect(inTitle('rejects a second claim of the same code [CRED-8, PAY-33]')).toEqual([]);
    expect(inTitle('keeps the log at the end [CHAT-3] @phone')).toEqual([]);
    expect(inTitle('keeps the length within 5 % [B18]')).toEqual([]);
    expect(inTitle('decodes UTF-8 and hashes with SHA-256')).toEqual([]);
  });

  test('reports an id before the end', () => {
    expect(inTitle('CRED-8 rejects a second claim')).toHaveLength(1);
    expect(inTitle('[CRED-8] rejects a second claim')).toHaveLength(1);
    expect(inTitle('rejects as PAY-7 demands [CRED-8]')).toHaveLength(1);
  });

  test('reports more than 120 characters before the ids', () => {
    expect(inTitle(`${'a'.repeat(120)} [CRED-8]`)).toEqual([]);
    expect(inTitle('a'.repeat(121))).toHaveLength(1);
  });

  test('reports should, and the words and openings of all prose', () => {
    expect(inTitle('should reject a second claim')).toHaveLength(1);
    expect(inTitle('what is refused is told')).toHaveLength(2);
  });

  test('finds titles of groups, tables, templates and helpers', () => {
    const title = (code: string) => findings({ 'web/chat/x.test.tsx': code });
    expect(title("describe('the desk', () => {});")).toHaveLength(1);
    expect(title("test.describe('the desk', () => {});")).toHaveLength(1);
    expect(title("test.each([1])('the desk', () => {});")).toHaveLength(1);
    expect(title('test(`the desk of $' + '{name}`, () => {});')).toHaveLength(1);
    expect(title("inEachLanguage('shows the desk [SAFE-1]', () => {});")).toHaveLength(1);
    expect(title("getByText('the desk');")).toEqual([]);
  });
});

describe('files', () => {
  test('reads comments of styles and of new migrations', () => {
    expect(findings({ 'web/ui/x.module.css': '/* The desk. */\n.a { color: red }' })).toHaveLength(1);
    expect(findings({ 'database/migrations/0087_x.sql': '-- The desk.\nselect 1;' })).toHaveLength(1);
    expect(findings({ 'database/migrations/0086_x.sql': '-- The desk.\nselect 1;' })).toEqual([]);
  });

  test('reads headings, lists and tables of documents, but no code', () => {
    const document = (text: string) => findings({ 'docs/guide/x.md': text });
    expect(document('# The desk\n\nText.')).toHaveLength(1);
    expect(document('- One.\n- The desk.')).toEqual([expect.stringContaining('docs/guide/x.md:2:')]);
    expect(document('| a | b |\n| --- | --- |\n| one | the desk |')).toHaveLength(1);
    expect(document('```\nthe desk\n```\n\n`the desk`, [a link](the-desk.md).')).toEqual([]);
    expect(findings({ 'docs/glossary/de.md': 'The desk.', 'server/chat/README.md': 'Text.' })).toEqual([]);
  });

  test('reads the requirements like other documents', () => {
    expect(findings({ 'docs/requirements/chat.md': '- CHAT-1a: The desk.' })).toHaveLength(1);
  });
});
