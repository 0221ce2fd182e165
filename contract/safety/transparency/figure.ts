import * as z from 'zod/mini';

/** The categories of illegal content in the template for transparency reports (Regulation (EU) 2024/2835). */
export const categories = [
  'protection_of_minors',
  'cyber_violence',
  'harmful_speech',
  'scams_and_fraud',
  'privacy',
  'consumer_information',
  'intellectual_property',
  'violence',
  'self_harm',
  'public_security',
  'terms',
  'not_specified',
] as const;

export const category = z.enum(categories);

export type Category = z.output<typeof category>;

/** The measures that are counted; each has a text: `safety.figures.row.<measure>`. */
export const countedMeasures = [
  'warning',
  'text_removed',
  'content_removed',
  'photo_refused',
  'picture_hidden',
  'hidden',
  'withheld',
  'suspended',
  'banned',
] as const;

/** The tables of a report; each has a text: `safety.figures.part.<part>`. */
export const parts = [
  'orders',
  'notices',
  'measures',
  'categories',
  'appeals',
  'disputes',
  'automated',
  'misuse',
  'recipients',
  'staff',
  'complaints',
] as const;

export const part = z.enum(parts);

export type Part = z.output<typeof part>;

export const units = ['count', 'hours', 'percent'] as const;

/** One cell of a table: a count, a median or a rate. */
export const figure = z.object({
  part,
  /** `all`, or a category, measure, reason, side or month. */
  row: z.string(),
  column: z.string(),
  unit: z.enum(units),
  /** Null if there is nothing to compute it from. Also null for a masked count. */
  value: z.nullable(z.number()),
  /** A small count that the public page does not show. */
  masked: z.optional(z.literal(true)),
});

export type Figure = z.output<typeof figure>;
