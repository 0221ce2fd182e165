import * as z from 'zod/mini';

/** Currencies in which packages are sold (ISO 4217). All of them have two decimals. */
export const currency = z.enum(['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN']);

export type Currency = z.output<typeof currency>;

/** An amount in minor units (cents), never a float (PAY-12). */
export const money = z.object({ amount: z.int(), currency });

export type Money = z.output<typeof money>;
