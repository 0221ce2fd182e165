import { findMemberByEmail } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AskedAddress, isKeptOut } from '../bans/is-address-barred.ts';

/** Whether a site opens no account for an address: it has one, or is kept out. */
export async function isAddressTaken(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  asked: AskedAddress,
): Promise<boolean> {
  const [member, isOut] = [
    await findMemberByEmail(db, asked.site, asked.email),
    await isKeptOut(db, keys, asked),
  ];
  return member !== null || isOut;
}
