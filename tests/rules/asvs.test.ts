import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { diskTree, isTestFile } from '#tools/checks/tree.ts';

/** Ids of ASVS 5.0 with their level. */
const requirements = z.parse(
  z.record(z.string(), z.number()),
  JSON.parse(readFileSync('tests/rules/asvs-requirements.json', 'utf8')),
);

const page = readFileSync('docs/asvs.md', 'utf8');

interface Line {
  readonly id: string;
  readonly words: string;
  readonly state: string;
  readonly text: string;
}

const linesOf = (markdown: string): Line[] =>
  [...markdown.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
    ([, id = '', words = '', state = '', text = '']) => ({ id, words, state, text }),
  );

const lines = linesOf(page);

const tree = diskTree(process.cwd());
const tests = tree.files
  .filter((file) => isTestFile(file) && file !== 'tests/rules/asvs.test.ts')
  .map((file) => tree.read(file).replaceAll("\\'", "'"))
  .join('\n');

/** Whether a test has this title, with or without ids at its end. */
const isTitle = (title: string): boolean =>
  ["'", '"', '`'].some(
    (quote) => tests.includes(quote + title + quote) || tests.includes(`${quote + title} [`),
  );

const filesIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => posix.join('docs', target));

const titlesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);

/** Everything that is wrong with a line. */
function findings({ id, words, state, text }: Line): string[] {
  const [files, titles] = [filesIn(text), titlesIn(text)];
  const missing = files.filter((file) => !existsSync(file) || !statSync(file).isFile());
  const unknown = titles.filter((title) => !isTitle(title));
  return [
    ...(words.length < 5 ? [`${id}: no words`] : []),
    ...missing.map((file) => `${id}: ${file} is no file`),
    ...(state === 'met' ? unknown.map((title) => `${id}: no test is called ${title}`) : []),
    ...(state === 'met' && files.length + titles.length === 0 ? [`${id}: met without a proof`] : []),
    ...(state !== 'met' && text.length < 40 ? [`${id}: ${state} without a reason`] : []),
    ...(['met', 'not applicable', 'open'].includes(state) ? [] : [`${id}: unknown state ${state}`]),
  ];
}

test('the ASVS page has each requirement of levels 1 and 2 once, under its chapter [OPS-8g]', () => {
  expect(Object.keys(requirements)).toHaveLength(253);
  expect(Object.values(requirements).every((level) => level === 1 || level === 2)).toBe(true);
  expect(lines.map(({ id }) => id)).toEqual(Object.keys(requirements));
  for (const chapter of page.split(/^## /m).slice(1)) {
    const number = chapter.split(' ')[0];
    expect(linesOf(chapter).filter(({ id }) => id.split('.')[0] !== number)).toEqual([]);
  }
});

test('each met line names a file or the title of a test, and each other line a reason [OPS-8g]', () => {
  expect(lines.flatMap(findings)).toEqual([]);
});

test('the counts of the ASVS page are those of its lines [OPS-8g]', () => {
  const countOf = (chapter: string, state: string): number =>
    lines.filter((line) => line.state === state && (chapter === 'All' || line.id.startsWith(`${chapter}.`)))
      .length;
  const counts = [...page.matchAll(/^\| (\d+|All)[^|]*\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(counts).toHaveLength(18);
  for (const [, chapter = '', ...numbers] of counts) {
    const expected = ['met', 'not applicable', 'open'].map((state) => countOf(chapter, state));
    const all = expected.reduce((sum, count) => sum + count, 0);
    expect([chapter, ...numbers.map(Number)]).toEqual([chapter, ...expected, all]);
  }
});

test('reports a line without proof, with an unknown title or a missing file, and without a reason', () => {
  const line = (state: string, text: string): Line => ({ id: '1.1.1', words: 'decode once', state, text });
  expect(findings(line('met', 'we promise'))).toEqual(['1.1.1: met without a proof']);
  expect(findings(line('met', '`no such test`'))).toEqual(['1.1.1: no test is called no such test']);
  expect(findings(line('met', '[a](../gone.ts)'))).toEqual(['1.1.1: gone.ts is no file']);
  expect(findings(line('open', 'later'))).toEqual(['1.1.1: open without a reason']);
  expect(findings(line('maybe', `${'so '.repeat(20)}`))).toEqual(['1.1.1: unknown state maybe']);
});
