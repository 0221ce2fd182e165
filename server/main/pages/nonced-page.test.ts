import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noncedPage } from './nonced-page.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['in the middle', '<p>é ✉</p><script nonce="NNNN">1</script><style nonce="NNNN"></style>'],
  ['nowhere', '<p>nothing</p>'],
  ['at both ends', 'NNNN<p></p>NNNN'],
  ['twice in a row', 'aNNNNNNNNb'],
  ['nothing else', 'NNNN'],
  ['empty page', ''],
])('replaces the nonce of a cached page, %s, plain and compressed [OPS-2f]', async (_name, html) => {
  const page = noncedPage(Buffer.from(html), 'NNNN');
  expect(page.packed).toBeNull();
  const packed = await page.pack();
  expect(page.packed).toBe(packed);
  for (const nonce of ['abcd', '-_09']) {
    const expected = html.replaceAll('NNNN', nonce);
    expect(bytes(page.plain(nonce)).toString()).toBe(expected);
    expect(gunzipSync(bytes(packed.gzip(nonce))).toString()).toBe(expected);
  }
});

test('decompresses to the rendered page for any content and nonce [OPS-2f]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 3000 }), { minLength: 1, maxLength: 9 }),
      fc.stringMatching(/^[A-Za-z0-9_-]{24}$/),
      async (parts, nonce) => {
        const made = 'nonce-nonce-nonce-nonce-';
        const packed = await noncedPage(Buffer.from(parts.join(made)), made).pack();
        const expected = parts.join(made).split(made).join(nonce);
        expect(gunzipSync(bytes(packed.gzip(nonce))).toString()).toBe(Buffer.from(expected).toString());
      },
    ),
    { numRuns: 50 },
  );
});

test('sends a page without a nonce unchanged, also as brotli [OPS-2f]', async () => {
  const html = '<p>é ✉</p>'.repeat(200);
  const page = noncedPage(Buffer.from(html), 'NNNN');
  expect(page.hasNonce).toBe(false);
  expect(page.encoded('br, gzip', '')).toBeNull();
  expect(page.encoded('', '')).toEqual({ body: Buffer.from(html).toString('latin1'), encoding: null });
  await page.pack();
  const [smallest, zipped] = [page.encoded('gzip, br', ''), page.encoded('gzip', '')];
  expect([smallest?.encoding, zipped?.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(bytes(smallest?.body ?? '')).toString()).toBe(html);
  expect(gunzipSync(bytes(zipped?.body ?? '')).toString()).toBe(html);
});

test('never sends a page with a nonce as brotli, because the nonce cannot be replaced there [OPS-2f]', async () => {
  const page = noncedPage(Buffer.from('<script nonce="NNNN">1</script>'.repeat(20)), 'NNNN');
  await page.pack();
  expect(page.hasNonce).toBe(true);
  expect(page.encoded('br, gzip', 'abcd')?.encoding).toBe('gzip');
});
