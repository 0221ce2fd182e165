import { describe, expect, test } from 'vitest';
import { nameFindings } from '#tools/checks/rules/names.ts';
import { treeOf } from '#tools/checks/tree.ts';

const parts = [
  { part: 'told', instead: 'notified' },
  { part: 'ways-in', instead: 'log-in-methods' },
];
const findings = (code: string, file = 'server/chat/x.ts') => nameFindings(treeOf({ [file]: code }), parts);

describe('names', () => {
  for (const code of [
    'const toldOf = 1;',
    'function memberTold() {}',
    'type Told = string;',
    'interface ToldMember {}',
    'class WaysIn {}',
    'export const ways_in = 1;',
  ])
    test(`reports a banned part in '${code}'`, () => {
      expect(findings(code)).toEqual([expect.stringMatching(/^server\/chat\/x\.ts:1: .*: use /)]);
    });

  test('reports a banned part in the name of a file', () => {
    expect(findings('', 'web/accounts/ways-in.tsx')).toHaveLength(1);
    expect(findings('', 'server/chat/told.sql.ts')).toHaveLength(1);
  });

  test('accepts a name with a reasoned exception', () => {
    const hand = [{ part: 'hand', instead: 'user' }];
    const tree = treeOf({ 'tools/x.ts': 'const handAt = 1; const handOf = 1;' });
    expect(nameFindings(tree, hand)).toHaveLength(1);
  });

  test('accepts fields, similar words and test files', () => {
    expect(findings('const shape = { told: 1 };')).toEqual([]);
    expect(findings('const toldest = 1; const alwaysInside = 1;')).toEqual([]);
    expect(findings('const told = 1;', 'server/chat/x.test.ts')).toEqual([]);
  });
});
