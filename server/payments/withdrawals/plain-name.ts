/** A name typed by an unverified person, for a mail to somebody else: nothing in it can become a link. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ' ')
    .replace(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
