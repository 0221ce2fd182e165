/** A piece of running text: words, perhaps strong, perhaps a link. */
export interface Span {
  /** Place in the document, unique. */
  readonly id: number;
  readonly text: string;
  readonly strong?: true;
  readonly href?: string;
}

export interface Block {
  readonly id: number;
  readonly kind: 'title' | 'heading' | 'paragraph' | 'list';
  /** One for running text, one for each entry of a list. */
  readonly parts: readonly (readonly Span[])[];
}

/** An information page as data: it renders without any HTML of its own. */
export interface TextDocument {
  readonly title: string;
  /** Date of this version, YYYY-MM-DD. */
  readonly version: string;
  readonly blocks: readonly Block[];
}
