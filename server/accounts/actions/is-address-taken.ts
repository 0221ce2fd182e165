import { findMemberByEmail } from '#server/notifications/find-member-by-email.ts';
import { isBarred } from '#server/notifications/is-barred.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Whether a site opens no account for an address: it has one, or had one that was banned. */
export async function isAddressTaken(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  asked: { readonly site: number; readonly email: string; readonly now: Date },
): Promise<boolean> {
  const [member, barred] = [
    await findMemberByEmail(db, asked.site, asked.email),
    await isBarred(db, keys, asked),
  ];
  return member !== null || barred;
}
