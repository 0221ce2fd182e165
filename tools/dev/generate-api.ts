/**
 * `npm run generate:api`: writes the API documents `docs/api/openapi.json` and `docs/api/asyncapi.json` from
 * the contract and its doc comments. Needs no database. With `--check` it writes nothing and fails if a file
 * is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asyncApi } from './api/asyncapi.ts';
import { readContract } from './api/contract.ts';
import { englishTexts, openApi } from './api/openapi.ts';

const root = process.cwd();
const contract = await readContract(root);
const documents = {
  'docs/api/openapi.json': openApi(contract, englishTexts(root)),
  'docs/api/asyncapi.json': asyncApi(contract),
};

let stale = 0;
for (const [file, document] of Object.entries(documents)) {
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present === text) continue;
  stale += 1;
  if (process.argv.includes('--check')) {
    console.log(`${file} does not match the contract: run npm run generate`);
    continue;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(file);
}
if (process.argv.includes('--check')) {
  if (stale > 0) process.exitCode = 1;
  else console.log('API documents: current');
}
