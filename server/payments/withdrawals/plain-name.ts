/** A name typed by an unverified person, for a mail to somebody else: nothing in it can become a link. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ' ')
    .replace(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();

const [longest, mostWords] = [60, 6];

/**
 * A short plain name without digits, for a mail to an address that the same unverified person typed. No
 * message, telephone number or account number fits in it.
 */
export const receiptName = (name: string): string =>
  plainName(name.replace(/\p{N}/gu, ' ')).split(' ').slice(0, mostWords).join(' ').slice(0, longest).trim();
