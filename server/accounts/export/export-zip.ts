import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { exportAccount as chat } from '#server/chat/door.ts';
import { exportAccount as discovery } from '#server/discovery/door.ts';
import { exportAccount as ledger } from '#server/ledger/door.ts';
import { exportAccount as likes } from '#server/likes/door.ts';
import { exportAccount as notifications } from '#server/notifications/door.ts';
import { exportAccount as operators } from '#server/operators/door.ts';
import { exportAccount as payments } from '#server/payments/door.ts';
import { exportAccount as photos } from '#server/photos/door.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { exportAccount as profiles } from '#server/profiles/door.ts';
import { exportAccount as safety } from '#server/safety/door.ts';
import { type AccountReader, type AccountSection, exportAccount as sites } from '#server/sites/door.ts';
import { exportAccount as tracking } from '#server/tracking/door.ts';
import { exportAccount as accounts } from '../export-account.ts';

/** Ledger and payments share one file: a member reads about credits and their price together. */
async function credits(reader: AccountReader): Promise<AccountSection> {
  const [wallet, orders] = [await ledger(reader), await payments(reader)];
  return { data: { ...wallet.data, ...orders.data } };
}

/** Each domain's section under the file name that the README of the export uses (GDPR-7). */
const files = {
  membership: sites,
  arrival: tracking,
  notifications,
  decisions: operators,
  credits,
  safety,
  photos,
  profile: profiles,
  likes,
  messages: chat,
  suggestions: discovery,
  account: accounts,
} as const;

interface NamedSection {
  readonly file: string;
  readonly section: AccountSection;
}

/** Returns all data of a member by file. The long lists are read later, while the file is written. */
export async function exportSectionsOf(reader: AccountReader): Promise<NamedSection[]> {
  const sections: NamedSection[] = [];
  for (const [name, exportAccount] of Object.entries(files)) {
    sections.push({ file: `${name}.json`, section: await exportAccount(reader) });
  }
  return sections;
}

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
