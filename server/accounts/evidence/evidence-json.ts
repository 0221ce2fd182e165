import type { AccountSection } from '#server/sites/door.ts';

/** Rows that are read page by page, so that memory holds one page. */
export type Pages = AsyncIterable<readonly unknown[]>;

const indented = (json: string): string => json.replaceAll('\n', '\n  ');

async function* arrayOf(pages: Pages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    for (const entry of page) {
      yield `${before}\n  ${indented(JSON.stringify(entry, null, 2))}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]' : '\n]';
}

/** Writes pages as one array, in the form of `JSON.stringify` with two spaces. */
export async function* jsonArray(pages: Pages): AsyncGenerator<string> {
  yield* arrayOf(pages);
  yield '\n';
}

/** Writes a section with its long lists as one object, in the form of `JSON.stringify` with two spaces. */
export async function* jsonSection({ data, lists = {} }: AccountSection): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${before}\n  ${JSON.stringify(name)}: ${indented(JSON.stringify(value, null, 2))}`;
    before = ',';
  }
  for (const [name, pages] of Object.entries(lists)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    for await (const part of arrayOf(pages)) yield indented(part);
    before = ',';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}
