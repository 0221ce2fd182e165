import type { AccountSection } from '#server/sites/door.ts';

const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** Writes a section as JSON text: facts indented for reading, long lists with one line per entry. */
export async function* sectionJson({ data, lists = {} }: AccountSection): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(data)) {
    yield `${before}  ${JSON.stringify(name)}: ${indented(value)}`;
    before = ',\n';
  }
  for (const [name, pages] of Object.entries(lists)) {
    yield `${before}  ${JSON.stringify(name)}: [`;
    before = '\n    ';
    for await (const page of pages) {
      for (const entry of page) {
        yield before + JSON.stringify(entry);
        before = ',\n    ';
      }
    }
    yield '\n  ]';
    before = ',\n';
  }
  yield '\n}\n';
}
