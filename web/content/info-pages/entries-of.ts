import type { Block } from './document.ts';

/** Groups the blocks of a section into questions with their answers. */
export function entriesOf(blocks: readonly Block[]): Block[][] {
  const entries: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'question' || entries.length === 0) entries.push([block]);
    else entries.at(-1)?.push(block);
  }
  return entries;
}
