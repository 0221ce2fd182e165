import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { AccountSection } from '#server/sites/door.ts';
import type { NamedSection } from './export-sections.ts';

const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** Writes a section as JSON text: facts indented for reading, long lists with one line per entry. */
async function* sectionJson({ data, lists = {} }: AccountSection): AsyncGenerator<string> {
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

export interface ExportParts {
  readonly readme: string;
  readonly sections: readonly NamedSection[];
  readonly storage: Pick<Storage, 'stream'>;
  readonly now: Date;
}

type Opened = (error: unknown, stream: Readable) => void;

/**
 * Streams the ZIP of an export. Each file is opened when its turn comes, and no file is held in memory as a
 * whole. A file that fails to open or to read breaks the stream, so that nobody takes half an export for a
 * complete one.
 */
export function exportZip({ readme, sections, storage, now }: ExportParts): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('writing an export failed'));
  zip.on('error', fail);
  const watched = (stream: Readable) => stream.once('error', fail);
  const from = (open: () => Promise<Readable>) => (opened: Opened) => {
    open().then((stream) => opened(null, watched(stream)), fail);
  };

  zip.addBuffer(Buffer.from(readme, 'utf8'), 'README.txt', { mtime: now });
  for (const { file, section } of sections) {
    const text = async () => Readable.from(sectionJson(section), { objectMode: false });
    zip.addReadStreamLazy(file, { mtime: now }, from(text));
    // Photos are stored without compression: they cannot get smaller.
    for (const { name, key } of section.files ?? [])
      zip.addReadStreamLazy(
        name,
        { mtime: now, compress: false },
        from(() => storage.stream(key)),
      );
  }
  zip.end();
  pipeline(zip.outputStream, out).catch(fail);
  return out;
}
