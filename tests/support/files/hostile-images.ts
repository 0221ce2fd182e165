import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
};

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits of grey.
  data.set([8, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
};

/** A PNG that claims these dimensions and holds this number of compressed zero bytes. */
export const pngBomb = (width: number, height: number, unpacked: number): Buffer =>
  Buffer.concat([
    png,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG of 640 x 640 with a text or profile that decompresses to this number of bytes. */
export const pngTextBomb = (type: 'zTXt' | 'iCCP', unpacked: number): Buffer => {
  const rows = deflateSync(Buffer.alloc(641 * 640));
  const packed = deflateSync(Buffer.alloc(unpacked), { level: 9 });
  return Buffer.concat([
    png,
    header(640, 640),
    chunk(type, Buffer.concat([Buffer.from('name\0\0', 'latin1'), packed])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** An ordinary picture with edges and colours. */
export const picture = (width = 640, height = 800) => {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 7 + ((at / width) | 0) * 3) % 251;
  return sharp(raw, { raw: { width, height, channels: 3 } });
};

/** Metadata that a camera writes beside the picture. The service has to remove all of it. */
export const metadataSecrets = ['Rare Camera 9000', 'Quirijnella', 'serial-4711-x', '52/1'];

const exif = {
  IFD0: { Make: 'Rare Camera 9000', Artist: 'Quirijnella' },
  IFD2: { BodySerialNumber: 'serial-4711-x' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 5/1 24/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 18/1 0/1',
  },
};

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="Quirijnella serial-4711-x"/></rdf:RDF></x:xmpmeta>';

/** A rotated picture with location, owner and serial number in its metadata, in each format. */
export const geotaggedPicture = async (
  format: 'jpeg' | 'png' | 'webp',
  width = 800,
  height = 640,
): Promise<Buffer> =>
  picture(width, height)
    .withMetadata({ orientation: 6 })
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();

/**
 * JPEG polyglots: with a page behind the image, with an archive behind it, and with a script in its comment.
 */
export const polyglots = async (): Promise<Record<'html' | 'zip' | 'comment', Buffer>> => {
  const jpeg = await picture().jpeg().toBuffer();
  const script = Buffer.from('<html><script>alert(document.cookie)</script></html>');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(script.length + 2);
  const archive = Buffer.concat([
    Buffer.from('PK\u0003\u0004', 'latin1'),
    script,
    Buffer.from('PK\u0005\u0006', 'latin1'),
    Buffer.alloc(18),
  ]);
  return {
    html: Buffer.concat([jpeg, script]),
    zip: Buffer.concat([jpeg, archive]),
    comment: Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      script,
      jpeg.subarray(2),
    ]),
  };
};
