import * as z from 'zod/mini';
import type { Keys } from '#server/platform/keys/keys.ts';

const declaration = z.object({ name: z.string(), email: z.string() });

/** What somebody said of themselves when they withdrew from an order. */
export type Declared = z.output<typeof declaration>;

const purpose = 'credits/withdrawal';

/** As it is stored: nobody reads it without the key. */
export const sealDeclared = (keys: Keys, declared: Declared): Buffer =>
  keys.seal(purpose, JSON.stringify(declared));

export const openDeclared = (keys: Keys, sealed: Buffer): Declared =>
  z.parse(declaration, JSON.parse(keys.open(purpose, sealed)));
