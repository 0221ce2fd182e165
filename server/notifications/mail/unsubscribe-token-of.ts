import type { Id } from '#contract/kit/id.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { unsubscribeUse, writeMailToken } from '../suppressions/mail-token.ts';

/** Creates the token of an optional mail, with which its reader can unsubscribe without a log-in (EML-2). */
export const unsubscribeTokenOf = (
  keys: Keys,
  member: Id,
  email: string,
  about: MailSubject | null = null,
): string => writeMailToken(keys, unsubscribeUse(about), { member, address: addressHash(keys, email) });
