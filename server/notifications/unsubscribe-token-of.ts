import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from './rules/address-hash.ts';
import { writeMailToken } from './rules/mail-token.ts';

/** What an optional mail to this address carries, so that its reader gets no more of them without a login (EML-2). */
export const unsubscribeTokenOf = (keys: Keys, member: Id, email: string): string =>
  writeMailToken(keys, 'unsubscribe', { member, address: addressHash(keys, email) });
