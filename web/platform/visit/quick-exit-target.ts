/**
 * The address that the quick exit leads to: well known, the same for everyone, and unrelated to us (TRUST-8).
 * It exists in each of our languages; `locale` is the tag.
 */
export const quickExitTarget = (locale: string): string => `https://${locale.slice(0, 2)}.wikipedia.org/`;
