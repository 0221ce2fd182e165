/**
 * Where whoever leaves at once is led: known to everybody, the same for everybody, and it says nothing of us (TRUST-8). Each
 * of our languages has one; `locale` is its tag.
 */
export const neutralPlace = (locale: string): string => `https://${locale.slice(0, 2)}.wikipedia.org/`;
