import * as z from 'zod/mini';
import type { Keys } from '#server/platform/keys/keys.ts';
import { mailboxOf } from '#server/platform/mail/mailbox-of.ts';

const sender = z.object({ name: z.string(), email: z.string() });

/** Name and address that the sender of a complaint gave. */
export type ComplaintSender = z.output<typeof sender>;

const purpose = 'safety/complaint';

/** Sealed for storage: unreadable without the key. */
export const sealSender = (keys: Keys, declared: ComplaintSender): Buffer =>
  keys.seal(purpose, JSON.stringify(declared));

export const openSender = (keys: Keys, sealed: Buffer): ComplaintSender =>
  z.parse(sender, JSON.parse(keys.open(purpose, sealed)));

/** Keyed hash that identifies complaints from one address; useless without the key. */
export const senderHash = (keys: Keys, email: string): Buffer =>
  keys.mac('safety/complaint-address', mailboxOf(email));
