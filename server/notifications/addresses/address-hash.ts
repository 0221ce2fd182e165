import type { Keys } from '#server/platform/keys/keys.ts';
import { normalizeAddress } from './normalize-address.ts';

export const addressHashBytes = 16;

/** Keyed hash of an address that must get no mail. Without the key it reveals nothing (EML-7). */
export const addressHash = (keys: Keys, email: string): Buffer =>
  keys.mac('notifications/suppression', normalizeAddress(email)).subarray(0, addressHashBytes);
