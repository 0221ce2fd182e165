import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '#server/platform/storage/storage.ts';

/**
 * A file of an export for an authority: data as JSON, JSON that is written in parts, bytes, or a stored file. Parts
 * and bytes are read when their turn comes.
 */
export interface EvidenceFile {
  readonly name: string;
  readonly content:
    | { readonly json: unknown }
    | { readonly parts: () => AsyncIterable<string> }
    | { readonly bytes: () => Promise<Uint8Array> }
    | { readonly key: string };
}

interface Digest {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const text = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');

/**
 * Streams the ZIP of an export for an authority. Its last file is `manifest.json` with the SHA-256 of each other
 * file (CSAM-2). A file that fails to open breaks the stream, so that nobody takes half an export for a whole one.
 */
export function evidenceZip(
  files: readonly EvidenceFile[],
  { storage, now, facts }: { storage: Pick<Storage, 'stream'>; now: Date; facts: object },
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const digests: Digest[] = [];
  const fail = (error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('no export was written'));
  zip.on('error', fail);
  const hashed = (name: string): Transform => {
    const hash = createHash('sha256');
    let bytes = 0;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        done(null, chunk);
      },
      flush(done) {
        digests.push({ file: name, bytes, sha256: hash.digest('hex') });
        done();
      },
    });
  };
  const open = async ({ content }: EvidenceFile): Promise<Readable> => {
    if ('key' in content) return storage.stream(content.key);
    if ('parts' in content) return Readable.from(content.parts(), { objectMode: false });
    const bytes = 'json' in content ? text(content.json) : await content.bytes();
    return Readable.from([bytes], { objectMode: false });
  };
  let current: Readable | null = null;
  // A reader that gives up must not leave a file or a query open.
  out.once('close', () => current?.destroy());
  for (const file of files)
    zip.addReadStreamLazy(
      file.name,
      { mtime: now, compress: 'json' in file.content || 'parts' in file.content },
      (opened) => {
        open(file).then((stream) => {
          current = stream;
          stream.once('error', fail);
          if (out.destroyed) stream.destroy();
          else opened(null, stream.pipe(hashed(file.name)));
        }, fail);
      },
    );
  // Opened when all files before it are written, so that all hashes are known.
  zip.addReadStreamLazy('manifest.json', { mtime: now }, (opened) =>
    opened(null, Readable.from([text({ ...facts, files: digests })], { objectMode: false })),
  );
  zip.end();
  pipeline(zip.outputStream, out).catch(fail);
  return out;
}
