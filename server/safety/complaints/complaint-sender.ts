import * as z from 'zod/mini';
import type { Keys } from '#server/platform/keys/keys.ts';

const sender = z.object({ name: z.string(), email: z.string() });

/** Who complained, as they named themselves. */
export type ComplaintSender = z.output<typeof sender>;

const purpose = 'safety/complaint';

/** As it is stored: nobody reads it without the key. */
export const sealSender = (keys: Keys, declared: ComplaintSender): Buffer =>
  keys.seal(purpose, JSON.stringify(declared));

export const openSender = (keys: Keys, sealed: Buffer): ComplaintSender =>
  z.parse(sender, JSON.parse(keys.open(purpose, sealed)));

/** What tells that two complaints came from one address, of no use to anyone without the key. */
export const senderHash = (keys: Keys, email: string): Buffer =>
  keys.mac('safety/complaint-address', email.trim().toLowerCase());
