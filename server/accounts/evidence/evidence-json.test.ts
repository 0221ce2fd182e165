import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonArray, jsonSection } from './evidence-json.ts';

async function* pagesOf<T>(...pages: T[][]) {
  yield* pages;
}

const rows = [
  { seq: 1, text: 'Regel\n  twee "en" drie', at: new Date(0), nothing: null, gone: undefined },
  { seq: 2, nested: { list: [1, [2]], empty: [], none: {} } },
  { words: [] },
];

test.each([[[]], [[rows]], [[[], rows.slice(0, 1), [], rows.slice(1)]]])(
  'writes pages %# as the same bytes as the whole array [CSAM-3b]',
  async (pages) => {
    expect(await text(jsonArray(pagesOf(...pages)))).toBe(`${JSON.stringify(pages.flat(), null, 2)}\n`);
  },
);

test.each([
  [{}, {}],
  [{ profile: { name: 'Sam', about: 'a\nb' }, none: undefined, list: [1] }, {}],
  [{}, { logins: [rows] }],
  [{ profile: null }, { logins: [rows.slice(0, 2), rows.slice(2)], nobody: [], last: [[{ one: 1 }]] }],
])('writes a section with lists %# as the same bytes as the whole object [CSAM-3b]', async (data, lists) => {
  const read = Object.fromEntries(Object.entries(lists).map(([name, pages]) => [name, pages.flat()]));
  const paged = Object.fromEntries(
    Object.entries(lists).map(([name, pages]) => [name, pagesOf<object>(...pages)]),
  );
  const written = await text(jsonSection({ data, lists: paged }));
  expect(written).toBe(`${JSON.stringify({ ...data, ...read }, null, 2)}\n`);
});
