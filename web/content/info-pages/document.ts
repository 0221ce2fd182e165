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
  readonly kind: 'question' | 'paragraph' | 'list';
  /** One for running text, one for each entry of a list. */
  readonly parts: readonly (readonly Span[])[];
}

/** A heading with what stands below it. */
export interface Section {
  /** Its place in the document: the same in every language, so that links to it are too. */
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** An information page as data: it renders without any HTML of its own. */
export interface TextDocument {
  readonly title: string;
  /** Date of this version, YYYY-MM-DD. */
  readonly version: string;
  /** What stands before the first heading. */
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
