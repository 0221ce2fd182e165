/** A name as somebody typed it who may be anybody, for a mail to somebody else: nothing in it becomes a link. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ' ')
    .replace(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
