import { describe, expect, test } from 'vitest';
import {
  type ExceptionGroup,
  fileSizeWarnings,
  neededExceptions,
  sizeFindings,
} from '#tools/checks/rules/file-sizes.ts';
import { sizeCases } from '#tools/checks/sizes/cases.ts';
import { treeOf } from '#tools/checks/tree.ts';

const lines = (count: number) => 'call();\n'.repeat(count);
const findings = (contents: Record<string, string>, exceptions: readonly ExceptionGroup[] = []) =>
  sizeFindings(treeOf(contents), exceptions);

describe('long files', () => {
  test('warns at 300 lines and reports 301', () => {
    const tree = (count: number) => treeOf({ 'server/chat/x.ts': lines(count) });
    expect(sizeFindings(tree(300), [])).toEqual([]);
    expect(fileSizeWarnings(tree(300))).toHaveLength(1);
    expect(fileSizeWarnings(tree(250))).toEqual([]);
    expect(sizeFindings(tree(301), [])).toHaveLength(1);
  });

  test('reports styles and tests, but no generated file', () => {
    expect(findings({ 'web/ui/x.module.css': lines(301) })).toHaveLength(1);
    expect(findings({ 'web/ui/x.test.tsx': lines(301) })).toHaveLength(1);
    expect(findings({ 'database/tables/chat.ts': lines(301) })).toEqual([]);
  });
});

describe('long functions', () => {
  const body = (count: number) => lines(count - 2);

  test('reports 81 lines by the name of the function', () => {
    expect(findings({ 'server/chat/x.ts': `function send() {\n${body(80)}}\n` })).toEqual([]);
    expect(findings({ 'server/chat/x.ts': `function send() {\n${body(81)}}\n` })).toEqual([
      expect.stringMatching(/^server\/chat\/x\.ts#send: 81 lines/),
    ]);
  });

  test('finds arrow functions, methods and the callbacks of calls', () => {
    const name = (start: string, end: string) =>
      findings({ 'server/chat/x.ts': `${start}{\n${body(81)}}${end}\n` })[0]?.split(':')[0];
    expect(name('const send = () => ', ';')).toBe('server/chat/x.ts#send');
    expect(name('class A { send() ', '}')).toBe('server/chat/x.ts#send');
    expect(name('const h = handler(sendMessage, async () => ', ');')).toBe(
      'server/chat/x.ts#handler(sendMessage)',
    );
  });

  test('leaves out tests, whose callbacks are tests and groups', () => {
    expect(findings({ 'server/chat/x.test.ts': `describe('a', () => {\n${body(81)}});` })).toEqual([]);
  });
});

describe('large folders', () => {
  const folder = (count: number, end = '.ts') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`server/chat/x${index}${end}`, '']));

  test('reports 41 files, without tests and subfolders', () => {
    expect(findings(folder(40))).toEqual([]);
    expect(findings(folder(41))).toEqual([expect.stringMatching(/^server\/chat: 41 files/)]);
    expect(findings(folder(41, '.test.ts'))).toEqual([]);
    expect(findings({ ...folder(40), 'server/chat/inbox/x.ts': '' })).toEqual([]);
  });
});

describe('small files', () => {
  const importing = (specifier: string) => `import { x } from '${specifier}';\n${lines(20)}`;
  const small = { 'server/chat/x.ts': lines(14) };

  test('reports a file of 14 lines that only one file imports', () => {
    expect(findings({ ...small, 'server/chat/y.ts': importing('./x.ts') })).toEqual([
      'server/chat/x.ts: 14 lines, and only server/chat/y.ts imports it: move it there',
    ]);
    expect(findings({ ...small, 'server/chat/inbox/y.ts': importing('#server/chat/x.ts') })).toHaveLength(1);
    expect(findings({ ...small, 'server/chat/y.ts': `export * from './x.ts';${lines(20)}` })).toHaveLength(1);
  });

  test('accepts 15 lines, two importers, an importer elsewhere, and a test of its own', () => {
    const y = { 'server/chat/y.ts': importing('./x.ts') };
    expect(findings({ 'server/chat/x.ts': lines(15), ...y })).toEqual([]);
    expect(findings({ ...small, ...y, 'server/chat/z.ts': importing('./x.ts') })).toEqual([]);
    expect(findings({ ...small, 'server/likes/y.ts': importing('#server/chat/x.ts') })).toEqual([]);
    expect(findings({ ...small, ...y, 'server/chat/x.test.ts': '' })).toEqual([]);
  });

  test('accepts files that have to be separate: loaded on demand, behind a door, or SQL', () => {
    const demand = { 'server/chat/y.ts': `await import('./x.ts');\n${lines(20)}` };
    expect(findings({ ...small, ...demand })).toEqual([]);
    expect(findings({ ...small, 'server/chat/door.ts': importing('./x.ts') })).toEqual([]);
    const sql = { 'server/chat/x.sql.ts': lines(5) };
    expect(findings({ ...sql, 'server/chat/y.ts': importing('./x.sql.ts') })).toEqual([]);
    expect(findings({ ...sql, 'server/chat/y.sql.ts': importing('./x.sql.ts') })).toHaveLength(1);
  });
});

describe('size exceptions', () => {
  const group = (cases: Record<string, number>): ExceptionGroup => ({
    kind: 'long-file',
    reason: 'A table of facts.',
    cases,
  });
  const file = (count: number) => ({ 'server/chat/x.ts': lines(count) });

  test('allow a case at its size, but not a larger one', () => {
    expect(findings(file(310), [group({ 'server/chat/x.ts': 310 })])).toEqual([]);
    expect(findings(file(311), [group({ 'server/chat/x.ts': 310 })])).toHaveLength(1);
  });

  test('are reported when they are no longer needed', () => {
    expect(findings(file(300), [group({ 'server/chat/x.ts': 310 })])).toHaveLength(1);
    expect(findings({}, [group({ 'server/chat/x.ts': 310 })])).toHaveLength(1);
  });

  test('keep their group and drop needless cases when they are written again', () => {
    const present = sizeCases(treeOf({ ...file(305), 'server/chat/y.ts': lines(301) }));
    expect(
      neededExceptions(present, [group({ 'server/chat/x.ts': 310, 'server/chat/gone.ts': 400 })]),
    ).toEqual([
      group({ 'server/chat/x.ts': 305 }),
      { kind: 'long-file', reason: 'Not split yet.', cases: { 'server/chat/y.ts': 301 } },
    ]);
  });
});
