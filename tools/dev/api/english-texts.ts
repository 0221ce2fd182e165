import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'texts/messages/en';

/** Message key to English text, of all catalogues under `root`. */
export function englishTexts(root: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.json'))) {
    const catalogue: unknown = JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));
    for (const [key, text] of Object.entries(Object(catalogue))) texts.set(key, String(text));
  }
  return texts;
}
