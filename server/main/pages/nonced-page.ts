import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { combine, shiftOf } from './crc-combine.ts';

const compress = promisify(deflateRaw);

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]).toString('latin1');
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]).toString('latin1');

/** Head of deflate's block of so many bytes as they are. */
const storedHead = (length: number): string => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head.toString('latin1');
};

const littleEndian = (value: number): string =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/**
 * A page that is kept and sent many times, each time with a nonce of its own. It is compressed once: the parts
 * between the nonces are deflated by themselves and each nonce is put between them as a stored block. The
 * checksum of the whole follows from those of its parts. Bodies are texts of single bytes (latin1), which go
 * out with their head in one write.
 */
export interface NoncedPage {
  /** Both need a nonce as long as the one it was made with. */
  plain(nonce: string): string;
  gzip(nonce: string): string;
  /** Bytes it takes to keep. */
  readonly size: number;
}

export async function noncedPage(html: string, nonce: string): Promise<NoncedPage> {
  const parts = html.split(nonce).map((part) => Buffer.from(part));
  const packed = await Promise.all(
    parts.map((part) => compress(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  );
  const [firstSum = 0, ...sums] = parts.map((part) => crc32(part));
  const shifts = parts.map((part) => shiftOf(part.length)).slice(1);
  const nonceShift = shiftOf(nonce.length);
  const plainParts = parts.map((part) => part.toString('latin1'));
  const packedParts = packed.map((part) => part.toString('latin1'));
  const blockHead = storedHead(nonce.length);
  const length = parts.reduce((sum, part) => sum + part.length, 0) + (parts.length - 1) * nonce.length;

  const checksum = (fresh: string): number => {
    const nonceSum = crc32(fresh);
    return sums.reduce(
      (sum, partSum, index) => combine(combine(sum, nonceSum, nonceShift), partSum, shifts[index] ?? 0),
      firstSum,
    );
  };

  return {
    size:
      parts.reduce((sum, part) => sum + part.length, 0) + packed.reduce((sum, part) => sum + part.length, 0),
    plain: (fresh) => plainParts.join(fresh),
    gzip: (fresh) =>
      gzipHead +
      packedParts.join(blockHead + fresh) +
      lastBlock +
      littleEndian(checksum(fresh)) +
      littleEndian(length),
  };
}
