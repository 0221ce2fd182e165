/** A country code from an external source; null if it is malformed. */
export const parseCountry = (told: string | null | undefined): string | null =>
  told != null && /^[A-Z]{2}$/.test(told) ? told : null;
