import * as z from 'zod/mini';

/** An order number as the user copied it, spaces included. */
export const orderNumber = z.string('required').check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.minLength(1, 'required'),
  z.regex(/^[1-9]\d{0,15}$/, 'order_number'),
);
