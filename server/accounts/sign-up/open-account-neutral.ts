import type { Id } from '#contract/kit/id.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { redeemInvite } from '../invites/redeem-invite.ts';
import { AddressTakenError } from './address-taken-error.ts';
import { insideSavepoint } from './inside-savepoint.sql.ts';
import { mailAccountExistsJob } from './mail-account-exists.job.ts';
import { type NewAccount, openAccount } from './open-account.ts';

const isOpened = async (unit: Unit, account: NewAccount): Promise<boolean> => {
  try {
    await insideSavepoint(unit.db, () => openAccount(unit, account));
    return true;
  } catch (error) {
    if (error instanceof AddressTakenError) return false;
    throw error;
  }
};

/**
 * Opens an account without revealing who has one (ACC-11). For an address that has an account, the same work
 * is done and rolled back, and its owner is notified by mail. Both cases use one transaction and the same
 * statements, so that timing reveals nothing. An invite is used up in both cases.
 */
export async function openAccountNeutrally(unit: Unit, account: NewAccount): Promise<void> {
  const { site, form, invite, origin, language } = account;
  const opened = await isOpened(unit, account);
  if (!opened && invite !== null) await redeemInvite(unit.db, { ...account, code: invite, member: null });
  const owner = await findMemberByEmail(unit.db, site.id, form.email);
  const told: Id | null = opened ? null : owner;
  await unit.enqueue(
    mailAccountExistsJob,
    { member: told, origin, language },
    told === null ? {} : { singletonKey: `member-${told}` },
  );
}
