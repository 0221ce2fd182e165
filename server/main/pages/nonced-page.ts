import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

const polynomial = 0xedb88320;

/** Product of two polynomials modulo that of CRC-32, with reflected bits; as in zlib's crc32_combine. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  let factor = b;
  for (let mask = 0x80000000; mask !== 0; mask >>>= 1) {
    if ((a & mask) !== 0) product ^= factor;
    factor = (factor & 1) !== 0 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
};

/** Factor for a checksum that is followed by this number of bytes. */
function crcShift(bytes: number): number {
  let power = 0x40000000;
  // x^(8 * bytes): each step squares, and three squarings turn a bit into a byte.
  for (let step = 0; step < 3; step += 1) power = multiply(power, power);
  let shift = 0x80000000;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift >>> 0;
}

/** CRC-32 of two concatenated texts, from their checksums and the shift of the second text's length. */
function combineCrc32(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}

const compress = promisify(deflateRaw);
const brotli = promisify(brotliCompress);

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]).toString('latin1');
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]).toString('latin1');

/** Header of a stored (uncompressed) deflate block of this length. */
const storedHead = (length: number): string => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head.toString('latin1');
};

const littleEndian = (value: number): string =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/**
 * Shorter parts are stored uncompressed: there are about 70 bytes between two links, and a page has a hundred
 * links.
 */
const minimumCompressed = 256;

/** A part of a deflate stream that can be followed by another part. */
const packedPart = async (part: Buffer): Promise<string> => {
  if (part.length < minimumCompressed) return storedHead(part.length) + part.toString('latin1');
  return (await compress(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })).toString('latin1');
};

interface Packed {
  readonly gzip: (nonce: string) => string;
  /** Even smaller; null for a page with a nonce, because a nonce cannot be inserted into brotli. */
  readonly brotli: string | null;
}

/** A cached page, encoded for one visitor. */
export interface EncodedPage {
  readonly body: string;
  readonly encoding: 'br' | 'gzip' | null;
}

/**
 * A page that is cached and sent many times, each time with a new nonce.
 * - It is compressed once, when it is requested a second time; most pages never are.
 * - The parts between the nonces are deflated separately, and each nonce is inserted as a stored block.
 * - The checksum of the whole follows from those of the parts.
 * - Bodies are latin1 strings, one character per byte, which are sent with their head in one write.
 */
export interface NoncedPage {
  /** Whether the page contains a nonce. */
  readonly hasNonce: boolean;
  /** The page without compression. The nonce must be as long as the original one, as for `gzip`. */
  readonly plain: (nonce: string) => string;
  /** The page for a client that accepts these encodings. Null if the page must be compressed first. */
  encoded(accepts: string, nonce: string): EncodedPage | null;
  /** Compresses the page, if not yet done. */
  pack(): Promise<Packed>;
  /** The result of `pack`; null before. */
  readonly packed: Packed | null;
  /** Upper bound of the memory for this page, in bytes. */
  readonly size: number;
}

const packedOf = async (parts: readonly Buffer[], nonceLength: number): Promise<Packed> => {
  const [first = Buffer.alloc(0), ...others] = parts;
  // The checksum of the whole page with a nonce whose checksum is 0, and the weight of the nonce's own
  // checksum. All places of the nonce together need only one multiplication.
  let blank = crc32(first);
  let weight = 0;
  const nonceShift = crcShift(nonceLength);
  const unchanged = crcShift(0);
  for (const part of others) {
    const shift = crcShift(part.length);
    blank = combineCrc32(combineCrc32(blank, 0, nonceShift), crc32(part), shift);
    weight = combineCrc32(combineCrc32(weight, unchanged, nonceShift), 0, shift);
  }
  const packedParts = await Promise.all(parts.map(packedPart));
  const blockHead = storedHead(nonceLength);
  const length = parts.reduce((sum, part) => sum + part.length, 0) + (parts.length - 1) * nonceLength;

  const gzip = (fresh: string): string =>
    gzipHead +
    packedParts.join(blockHead + fresh) +
    lastBlock +
    littleEndian(combineCrc32(crc32(fresh), blank, weight)) +
    littleEndian(length);
  if (others.length > 0) return { gzip, brotli: null };
  const same = gzip('');
  const smaller = await brotli(first, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { gzip: () => same, brotli: smaller.toString('latin1') };
};

export function noncedPage(html: Buffer, nonce: string): NoncedPage {
  let parts: readonly string[] | null = null;
  let packing: Promise<Packed> | null = null;
  let packed: Packed | null = null;

  const split = (): readonly string[] => {
    parts ??= html.toString('latin1').split(nonce);
    return parts;
  };
  const packNow = async (): Promise<Packed> => {
    packed = await packedOf(
      split().map((part) => Buffer.from(part, 'latin1')),
      nonce.length,
    );
    return packed;
  };

  return {
    // The page itself, its parts, and the compressed form, which is hardly ever longer.
    size: 3 * html.length,
    hasNonce: html.includes(nonce),
    get packed() {
      return packed;
    },
    plain: (fresh) => split().join(fresh),
    encoded(accepts, fresh) {
      if (!/\bgzip\b/.test(accepts)) return { body: split().join(fresh), encoding: null };
      if (packed === null) return null;
      return packed.brotli !== null && /\bbr\b/.test(accepts)
        ? { body: packed.brotli, encoding: 'br' }
        : { body: packed.gzip(fresh), encoding: 'gzip' };
    },
    pack() {
      packing ??= packNow();
      return packing;
    },
  };
}
