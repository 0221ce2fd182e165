/** A country as somebody outside tells it; null for what is none. */
export const toldCountry = (told: string | null | undefined): string | null =>
  told != null && /^[A-Z]{2}$/.test(told) ? told : null;
