import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

const cipher = 'aes-256-gcm';
const saltBytes = 32;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const sealedChunkBytes = chunkBytes + tagBytes;

/** Each stream has its own key, so that a counter is a safe nonce. */
const streamKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'vonk stream', 32));

/** The nonce of a chunk: its place, and whether the chunk is the last one. */
const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

/**
 * Cuts a stream into pieces of this size; the first piece may have its own size. The last piece may be
 * shorter or empty, and is marked.
 */
async function* pieces(
  source: Readable,
  size: number,
  firstSize = size,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  let next = firstSize;
  for await (const part of source) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    // Keeps at least one byte, because only the end shows which piece is the last one.
    if (length <= next) continue;
    let waiting = Buffer.concat(parts);
    while (waiting.length > next) {
      yield { piece: waiting.subarray(0, next), isLast: false };
      waiting = waiting.subarray(next);
      next = size;
    }
    parts = [waiting];
    length = waiting.length;
  }
  yield { piece: Buffer.concat(parts), isLast: true };
}

async function* sealed(key: Buffer, source: Readable): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const own = streamKey(key, salt);
  yield salt;
  let place = 0;
  for await (const { piece, isLast } of pieces(source, chunkBytes)) {
    const sealing = createCipheriv(cipher, own, nonceOf(place, isLast));
    yield Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
    place += 1;
  }
}

async function* opened(key: Buffer, source: Readable): AsyncGenerator<Buffer> {
  let own: Buffer | null = null;
  let place = 0;
  for await (const { piece, isLast } of pieces(source, sealedChunkBytes, saltBytes)) {
    if (own === null) {
      if (isLast || piece.length < saltBytes) throw new Error('a sealed stream is cut off');
      own = streamKey(key, piece);
      continue;
    }
    const end = piece.length - tagBytes;
    if (end < 0) throw new Error('a sealed stream is cut off');
    const opening = createDecipheriv(cipher, own, nonceOf(place, isLast), { authTagLength: tagBytes });
    opening.setAuthTag(piece.subarray(end));
    yield Buffer.concat([opening.update(piece.subarray(0, end)), opening.final()]);
    place += 1;
  }
}

/** Reads from a generator, and ends its source with it, also if nobody has read yet. */
const tied = (source: Readable, chunks: AsyncGenerator<Buffer>): Readable => {
  const out = Readable.from(chunks, { objectMode: false });
  source.once('error', (error) => out.destroy(error));
  out.once('close', () => source.destroy());
  return out;
};

/**
 * Encrypts and authenticates a stream of any length in chunks of 64 KB (AES-256-GCM, one key per stream). A
 * chunk that is changed, moved or missing makes the stream invalid.
 */
export const sealStream = (key: Buffer, source: Readable): Readable => tied(source, sealed(key, source));

/**
 * Decrypts a sealed stream. The stream breaks at the first chunk that is not authentic, and if its end is
 * missing.
 */
export const openStream = (key: Buffer, source: Readable): Readable => tied(source, opened(key, source));
