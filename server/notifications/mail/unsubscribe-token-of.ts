import type { Id } from '#contract/kit/id.ts';
import type { MailSubject } from '#contract/notifications/mail-subject.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { unsubscribeUse, writeMailToken } from '../suppressions/mail-token.ts';

/** What an optional mail to this address carries, so that its reader gets no more like it without a login (EML-2). */
export const unsubscribeTokenOf = (
  keys: Keys,
  member: Id,
  email: string,
  about: MailSubject | null = null,
): string => writeMailToken(keys, unsubscribeUse(about), { member, address: addressHash(keys, email) });
