import type { Keys } from '#server/platform/keys/keys.ts';
import { mailboxName } from './normalize-address.ts';

export const addressHashBytes = 16;

/** What is kept of an address that must get no mail: a keyed hash, of no use to anyone without the key (EML-7). */
export const addressHash = (keys: Keys, email: string): Buffer =>
  keys.mac('notifications/suppression', mailboxName(email)).subarray(0, addressHashBytes);
