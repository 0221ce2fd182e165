import { describe, expect, test } from 'vitest';
import { anchorsOf, linkErrors } from './links.ts';

const there = new Set([
  'README.md',
  'docs',
  'docs/guide.md',
  'docs/other.md',
  'server/chat/door.ts',
  'web/chat',
]);

const errorsIn = (markdown: string, others: Record<string, string> = {}) =>
  linkErrors(new Map([['docs/guide.md', markdown], ...Object.entries(others)]), (file) => there.has(file));

describe('links in documents', () => {
  test('passes files, folders, headings and addresses that exist', () => {
    const text = [
      '# A guide',
      '[the door](../server/chat/door.ts) and [a folder](../web/chat)',
      '![picture](other.md "with a title"), [top](#a-guide), [elsewhere](other.md#second-part)',
      '[web](https://example.org/nowhere) and [mail](mailto:a@example.org)',
      '`server/chat/door.ts`, `server/<domain>/door.ts`, `web/*/routes.ts` and `chat/send-message`',
    ].join('\n');
    expect(errorsIn(text, { 'docs/other.md': '## Second part' })).toEqual([]);
  });

  test('reports a missing file of a link and of a path in code, with its line', () => {
    expect(errorsIn('# A\n\n[gone](../server/chat/gone.ts)\n`web/gone/x.tsx` is gone')).toEqual([
      'docs/guide.md:3: server/chat/gone.ts does not exist',
      'docs/guide.md:4: web/gone/x.tsx does not exist',
    ]);
  });

  test('reports a missing heading in the same document and in another', () => {
    expect(errorsIn('# A\n[here](#b) [there](other.md#c)', { 'docs/other.md': '# D' })).toEqual([
      'docs/guide.md:2: docs/guide.md has no heading #b',
      'docs/guide.md:2: docs/other.md has no heading #c',
    ]);
  });

  test('ignores links in code and in code blocks', () => {
    expect(errorsIn('`[a](gone.md)`\n```md\n[b](gone.md)\n`web/gone`\n```\n')).toEqual([]);
  });
});

describe('anchors of headings', () => {
  test('follow GitHub: lower case, no punctuation, numbered when repeated', () => {
    const headings = '# The `chat` door, opened!\n## [A link](x.md)\n## Same\n## Same\n```\n# none\n```\n';
    expect([...anchorsOf(headings)]).toEqual(['the-chat-door-opened', 'a-link', 'same', 'same-1']);
  });
});
