import type { Id } from '#contract/kit/id.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { redeemInvite } from '../invites/redeem-invite.ts';
import { AddressTaken } from './address-taken-error.ts';
import { insideSavepoint } from './inside-savepoint.sql.ts';
import { mailAccountExistsJob } from './mail-account-exists.job.ts';
import { type NewAccount, openAccount } from './open-account.ts';

const isOpened = async (unit: Unit, account: NewAccount): Promise<boolean> => {
  try {
    await insideSavepoint(unit.db, () => openAccount(unit, account));
    return true;
  } catch (error) {
    if (error instanceof AddressTaken) return false;
    throw error;
  }
};

/**
 * Opens an account where nobody may learn from it who has one (ACC-11): for an address that has an account the same
 * work is done and undone, and its owner is told by mail. One transaction and the same statements either way, so that
 * the time does not tell either; an invite is used up either way.
 */
export async function openAccountUnseen(unit: Unit, account: NewAccount): Promise<void> {
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
