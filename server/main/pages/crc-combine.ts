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
export function crcShift(bytes: number): number {
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
export function combineCrc32(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}
