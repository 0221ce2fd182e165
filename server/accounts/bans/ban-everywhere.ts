import type { Id } from '#contract/kit/id.ts';
import type { Ground } from '#contract/safety/decision.ts';
import { accountsOfAddress, addressOf, lockAddress } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { closeReport, openFollowingCase } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { banAccount } from './ban-account.ts';

/**
 * Bans the same person's accounts on our other sites, each with a decision of its own (TRUST-9). Accounts
 * belong to the same person if both proved the same address. An unconfirmed address may be a stranger's, so
 * it bans no other account.
 */
export async function banEverywhere(
  unit: Unit,
  platform: Platform,
  held: HeldReport,
  { operator, ground, at }: { readonly operator: Id; readonly ground: Ground; readonly at: Date },
): Promise<void> {
  const { email, verified } = await addressOf(unit.db, held.member);
  if (!verified) return;
  await lockAddress(unit.db, email);
  const accounts = await accountsOfAddress(unit.db, email);
  for (const { member, site } of accounts.filter((account) => account.member !== held.member)) {
    const origin = siteOrigin(platform.config, siteById(site));
    const followed = await openFollowingCase(unit.db, held, { member, site, origin, at });
    const ban = { kind: 'banned', ground, at, until: null } as const;
    // If the ban cannot be carried out, the case waits for an operator like any other.
    if (await banAccount(unit, platform, followed, ban))
      await closeReport(unit, followed, {
        stage: 'first',
        outcome: 'banned',
        ground,
        credits: null,
        until: null,
        operator,
        at,
      });
  }
}
