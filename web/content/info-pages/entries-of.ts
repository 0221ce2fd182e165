import type { Block } from './document.ts';

/** The blocks of a section as questions, each with its answer. */
export function entriesOf(blocks: readonly Block[]): Block[][] {
  const entries: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'question' || entries.length === 0) entries.push([block]);
    else entries.at(-1)?.push(block);
  }
  return entries;
}
