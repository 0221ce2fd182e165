import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addPhoto, photoBytes } from '#contract/photos/add-photo.ts';
import { imageFormats } from '#contract/photos/image.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import {
  geotaggedPicture,
  metadataSecrets,
  picture,
  pngBomb,
  pngTextBomb,
  polyglots,
} from '#tests/support/files/hostile-images.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { resizedImage } from '../files/resized-image.ts';
import { photoKey } from '../files/storage-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';

let service: PeopleService;
let person: Person;

beforeAll(async () => {
  service = await startServiceWithMembers();
  person = await service.person();
});

const send = (bytes: Uint8Array, type = 'image/jpeg', name = 'photo.jpg') =>
  person.api(addPhoto, { photo: new File([new Uint8Array(bytes)], name, { type }) });

/** All files of the service and all rows that an upload could leave behind. */
const state = async () => {
  const { rows } = await sql<{ photos: number; jobs: number }>`
    select (select count(*)::int from photos) as photos,
      (select count(*)::int from pgboss.job where name like 'photos/%') as jobs`.execute(service.platform.db);
  const files = await filesBelow(service.platform.config.dataDir);
  return { ...rows[0], files: files.filter((file) => /^(?:files|uploads)\//.test(file)).sort() };
};

/** Sends a file that must be rejected with this code, and checks that nothing is stored. */
const refused = async (bytes: Uint8Array, code: string, type?: string) => {
  const before = await state();
  const { problem } = await send(bytes, type);
  expect(problem.code).toBe(code);
  expect(await state()).toEqual(before);
};

/** Sends a file that must be accepted, returns the stored photo, and removes it again. */
const taken = async (
  bytes: Uint8Array,
  { type, name, withSizes = false }: { type?: string; name?: string; withSizes?: boolean } = {},
) => {
  const { photo } = (await send(bytes, type, name)).answer;
  const path = (await photosOf(service.platform.db, person.id)).find(({ id }) => id === photo.id)?.path ?? '';
  const kept = Buffer.from(await service.platform.storage.get(photoKey(path)));
  const served: Buffer[] = [];
  for (const format of withSizes ? imageFormats : [])
    served.push(
      Buffer.from((await resizedImage(service.platform.storage, { path, size: 'thumb', format })) ?? []),
    );
  await person.api(removePhoto, { id: photo.id });
  return { path, files: [kept, ...served], original: sharp(kept) };
};

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>';

test('rejects files of any other than the three formats, whatever type they claim [PROF-4a]', async () => {
  const others: ReadonlyArray<readonly [string, Uint8Array]> = [
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('just words')],
    ['svg', Buffer.from(svg)],
    ['svg with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['gif', await picture().gif().toBuffer()],
    ['tiff', await picture().tiff().toBuffer()],
    ['avif', await picture().avif({ effort: 0 }).toBuffer()],
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a page before a picture', Buffer.concat([Buffer.from('<html>'), await picture().jpeg().toBuffer()])],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('words')])],
    ['the first bytes of a PNG', Buffer.from('\u0089PNG\r\n\u001a\nwords', 'latin1')],
    ['the first bytes of a WebP', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 words', 'latin1')],
  ];
  for (const [, bytes] of others) await refused(bytes, 'no_image', 'image/png');
});

test('rejects an animated image [PROF-4a]', async () => {
  const frames = await sharp(
    [await picture(400, 400).png().toBuffer(), await picture(400, 400).negate().png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(frames).metadata()).pages).toBe(2);
  await refused(frames, 'no_image', 'image/webp');
});

test('rejects truncated files [PROF-4a]', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await picture().toFormat(format).toBuffer();
    for (const part of [0.1, 0.9]) await refused(whole.subarray(0, whole.length * part), 'no_image');
  }
});

test('rejects decompression bombs before decoding them [PROF-4a]', async () => {
  await refused(pngBomb(50_000, 50_000, 1_000_000), 'image_too_large');
  await refused(pngBomb(2_147_483_647, 2_147_483_647, 1000), 'no_image');
  await refused(pngBomb(0, 0, 1000), 'no_image');
  await refused(pngBomb(1_000_000, 299, 1000), 'image_too_large');
  await refused(pngBomb(160_000, 300, 1000), 'no_image');
  await refused(pngBomb(7000, 7000, 1_000_000), 'no_image');
  await refused(new Uint8Array(photoBytes + 1), 'too_large');
});

test('does not decompress payloads that are packed beside the picture [PROF-4a]', async () => {
  for (const bomb of [
    pngBomb(640, 640, 60_000_000),
    pngTextBomb('zTXt', 60_000_000),
    pngTextBomb('iCCP', 60_000_000),
  ]) {
    const { status } = await send(bomb, 'image/png');
    expect([200, 415]).toContain(status);
    for (const { id } of await photosOf(service.platform.db, person.id))
      await person.api(removePhoto, { id });
  }
});

test("accepts the largest allowed photo without growth of the service's own memory [PROF-4a]", async () => {
  const before = process.memoryUsage().rss;
  const { original } = await taken(pngBomb(7070, 7070, 7071 * 7070));
  expect(await original.metadata()).toMatchObject({ width: 1920, height: 1920 });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test('removes all camera metadata from every file and turns the picture upright [GDPR-5a, PROF-4b]', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await geotaggedPicture(format);
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 800, height: 640 });
    expect(metadataSecrets.filter((secret) => bytes.includes(secret))).not.toEqual([]);
    const { files, original } = await taken(bytes, { withSizes: true });
    expect(await original.metadata()).toMatchObject({
      width: 640,
      height: 800,
      space: 'srgb',
      depth: 'uchar',
    });
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { exif, xmp, iptc, icc, orientation, comments } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
      for (const text of [...metadataSecrets, 'Exif\0\0', 'http://ns.adobe.com', 'ICC_PROFILE'])
        expect([text, file.includes(text)]).toEqual([text, false]);
    }
  }
});

test('turns a polyglot file into a plain photo [PROF-4b]', async () => {
  for (const bytes of Object.values(await polyglots())) {
    expect(bytes.includes('<script>')).toBe(true);
    const { files } = await taken(bytes);
    for (const file of files) {
      expect(file.includes('<script>')).toBe(false);
      expect(file.includes('PK\u0003\u0004')).toBe(false);
    }
  }
});

test('converts CMYK, 16-bit, grey, transparent and palette images to ordinary pictures [PROF-4b]', async () => {
  const kinds = {
    cmyk: await picture().toColourspace('cmyk').jpeg().toBuffer(),
    sixteen: await picture().toColourspace('rgb16').png().toBuffer(),
    grey: await picture().greyscale().jpeg().toBuffer(),
    transparent: await picture().ensureAlpha(0.5).png().toBuffer(),
    palette: await picture().png({ palette: true, colours: 16 }).toBuffer(),
    progressive: await picture().jpeg({ progressive: true }).toBuffer(),
    lossless: await picture().webp({ lossless: true }).toBuffer(),
    wide: await picture().withIccProfile('p3').jpeg().toBuffer(),
  };
  expect((await sharp(kinds.cmyk).metadata()).space).toBe('cmyk');
  expect((await sharp(kinds.sixteen).metadata()).depth).toBe('ushort');
  for (const bytes of Object.values(kinds)) {
    const { original } = await taken(bytes);
    expect(await original.metadata()).toMatchObject({
      format: 'webp',
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
    });
  }
});

test('ignores the name and type of the file and stores it under a generated name [PROF-4a]', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  for (const name of ['../../../../etc/passwd', 'a\u0000.php', `${'n'.repeat(200)}.jpg`, '"; rm -rf'])
    expect((await taken(jpeg, { type: 'text/html', name })).path).toMatch(/^members\/[0-9a-f]{32}$/);
  // Without a file name it is a plain field, not a file.
  expect((await send(jpeg, 'image/jpeg', '')).problem.code).toBe('invalid_input');
});

test('leaves no rows and no files after all these uploads [PROF-4a]', async () => {
  await eventually(async () => {
    const { photos, files } = await state();
    expect({ photos, files }).toEqual({ photos: 0, files: [] });
  });
});
