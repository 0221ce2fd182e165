import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const folder = 'docs/guide';

/** A code block of a guide that quotes our code. The quoted file compiles, so the block compiles as well. */
interface Quotation {
  readonly path: string;
  readonly code: string;
}

const quotations = (markdown: string): Quotation[] =>
  [...markdown.matchAll(/^```\w+ ([\w./[\]-]+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({
    path,
    code,
  }));

const untrue = ({ path, code }: Quotation, source: string | null): string | null => {
  if (source === null) return `${path} does not exist`;
  // A line that holds only `…` marks an omission.
  const parts = code.split(/^…\n/m).filter((part) => part.trim() !== '');
  const missing = parts.find((part) => !source.includes(part));
  return missing === undefined ? null : `${path} does not say:\n${missing}`;
};

const read = async (path: string) => (existsSync(path) ? readFile(path, 'utf8') : null);

describe('code quoted in guides', async () => {
  const guides = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.md')) : [];

  test.each(guides)('%s', async (name) => {
    const found = quotations(await readFile(`${folder}/${name}`, 'utf8'));
    const faults = await Promise.all(found.map(async (one) => untrue(one, await read(one.path))));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('reports a changed line and a missing file', () => {
    const [changed, gone] = quotations('```ts a.ts\nconst a = 1;\n```\n\n```ts b.ts\nx\n```\n');
    expect(changed && untrue(changed, 'const a = 2;\n')).toContain('does not say');
    expect(changed && untrue(changed, 'let b;\nconst a = 1;\n')).toBeNull();
    expect(gone && untrue(gone, null)).toBe('b.ts does not exist');
  });
});
