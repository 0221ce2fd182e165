/** A piece of running text: plain, strong, or a link. */
export interface Span {
  /** Unique position in the document. */
  readonly id: number;
  readonly text: string;
  readonly strong?: true;
  readonly href?: string;
}

export interface Block {
  readonly id: number;
  readonly kind: 'question' | 'paragraph' | 'list';
  /** One entry for running text, one per item of a list. */
  readonly parts: readonly (readonly Span[])[];
}

/** A heading with the blocks below it. */
export interface Section {
  /** Position in the document. It is the same in every language, so links to it are too. */
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** An information page as data, rendered without HTML of its own. */
export interface TextDocument {
  readonly title: string;
  /** Date of this version, YYYY-MM-DD. */
  readonly version: string;
  /** Blocks before the first heading. */
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

/** Groups the blocks of a section into questions with their answers. */
export function entriesOf(blocks: readonly Block[]): Block[][] {
  const entries: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'question' || entries.length === 0) entries.push([block]);
    else entries.at(-1)?.push(block);
  }
  return entries;
}
