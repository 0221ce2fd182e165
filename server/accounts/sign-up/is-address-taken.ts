import { findMemberByEmail } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AskedAddress, isAddressBarred } from '../bans/barred-addresses.ts';

/**
 * Returns whether a site refuses to open an account for an address: the address has one already, or is
 * barred.
 */
export async function isAddressTaken(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  asked: AskedAddress,
): Promise<boolean> {
  const [member, isOut] = [
    await findMemberByEmail(db, asked.site, asked.email),
    await isAddressBarred(db, keys, asked),
  ];
  return member !== null || isOut;
}

/**
 * The address already has an account on this site. The transaction rolls back and leaves nothing of the new
 * account.
 */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTaken';
}
